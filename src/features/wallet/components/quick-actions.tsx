import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { buttonClass, Link } from '@/ui';

const ACTIONS = ['topUp', 'withdraw', 'transfer'] as const;

/** Links to top-up, withdrawal and transfer. */
export const QuickActions = () => {
  const { t } = useTranslation('assets');
  return (
    <nav aria-label={t('actions.label')} className="flex flex-wrap gap-2.5">
      {ACTIONS.map((action, index) => (
        <Link
          key={action}
          to={SCREENS[action]}
          className={`min-w-fit flex-1 basis-24 ${buttonClass({ tone: index === 0 ? 'primary' : 'secondary', size: 'medium' })}`}
        >
          {t(`actions.${action}`)}
        </Link>
      ))}
    </nav>
  );
};
