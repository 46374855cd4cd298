import { useTranslation } from 'react-i18next';
import { useSessionUser } from '@/session/session';
import { Skeleton } from '@/ui';
import { ModePill } from './mode-pill';

/** The signed-in user. */
export const Profile = () => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  if (user === undefined) return <Skeleton className="h-14 w-full" />;
  return (
    <div className="flex min-h-14 items-center gap-3.5">
      <span
        aria-hidden="true"
        className="grid size-14 shrink-0 place-items-center rounded-full bg-ink text-title text-on-ink"
      >
        {user.account.slice(0, 1).toUpperCase()}
      </span>
      <div className="min-w-0 flex-1">
        <p className="text-title wrap-anywhere">{user.account}</p>
        <p className="text-label text-ink-2">{t('number', { id: user.id })}</p>
      </div>
      <ModePill />
    </div>
  );
};
