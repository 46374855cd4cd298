import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { Link, Skeleton } from '@/ui';
import { CaretRightIcon } from '@/ui/icons';
import { ModePill } from './mode-pill';

/** The signed-in user, with a link to the profile. */
export const Profile = () => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  if (user === undefined) return <Skeleton className="h-14 w-full" />;
  return (
    <div className="flex min-h-14 items-center gap-3">
      <Link
        to={SCREENS.profile}
        className="press flex min-w-0 flex-1 items-center gap-3.5 rounded-card"
      >
        <span
          aria-hidden="true"
          className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-title text-on-ink"
        >
          {user.account.slice(0, 1).toUpperCase()}
        </span>
        <span className="min-w-0 flex-1">
          <span className="block text-title wrap-anywhere">{user.account}</span>
          <span className="block text-label text-ink-2">{t('number', { id: user.id })}</span>
        </span>
        <CaretRightIcon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
      </Link>
      <ModePill />
    </div>
  );
};
