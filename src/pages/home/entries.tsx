import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { IconLinks } from '@/ui';
import { ArrowsLeftRightIcon, HandCoinsIcon, PiggyBankIcon, RocketLaunchIcon } from '@/ui/icons';

const ENTRIES = [
  { key: 'interestTreasure', Icon: PiggyBankIcon },
  { key: 'loan', Icon: HandCoinsIcon },
  { key: 'exchange', Icon: ArrowsLeftRightIcon },
  { key: 'project', Icon: RocketLaunchIcon },
] as const;

/** Links to what one can do with money besides trading. */
export const Entries = () => {
  const { t } = useTranslation('account');
  const items = ENTRIES.map(({ key, Icon }) => ({
    key,
    Icon,
    to: SCREENS[key],
    text: t(`entries.${key}`),
  }));
  return (
    <div className="gutter">
      <IconLinks label={t('entries.label')} items={items} />
    </div>
  );
};
