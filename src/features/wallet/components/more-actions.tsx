import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink } from '@/ui';

const ACTIONS = [
  { name: 'exchange', screen: 'exchange' },
  { name: 'records', screen: 'moneyRecords' },
] as const;

/** Links to the flash exchange and to all movements of money. */
export const MoreActions = () => {
  const { t } = useTranslation('assets');
  return (
    <nav
      aria-label={t('actions.more')}
      className="-mt-2.5 flex flex-wrap gap-2.5 *:min-w-fit *:flex-1"
    >
      {ACTIONS.map(({ name, screen }) => (
        <ButtonLink key={name} tone="secondary" size="medium" to={SCREENS[screen]}>
          {t(`actions.${name}`)}
        </ButtonLink>
      ))}
    </nav>
  );
};
