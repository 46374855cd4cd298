import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { IconLinks } from '@/ui';
import { ArrowsLeftRightIcon, HandCoinsIcon, PiggyBankIcon, RocketLaunchIcon } from '@/ui/icons';

const ACTIONS = [
  { key: 'exchange', screen: 'exchange', Icon: ArrowsLeftRightIcon },
  { key: 'savings', screen: 'interestTreasure', Icon: PiggyBankIcon },
  { key: 'loan', screen: 'loan', Icon: HandCoinsIcon },
  { key: 'project', screen: 'project', Icon: RocketLaunchIcon },
] as const;

/** Links to what one can do with money besides moving it. */
export const MoreActions = () => {
  const { t } = useTranslation('assets');
  const items = ACTIONS.map(({ key, screen, Icon }) => ({
    key,
    Icon,
    to: SCREENS[screen],
    text: t(`actions.${key}`),
  }));
  return <IconLinks label={t('actions.more')} items={items} />;
};
