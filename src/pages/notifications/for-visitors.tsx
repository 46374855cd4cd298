import { useTranslation } from 'react-i18next';
import { loginPath } from '@/domain/screens/return-path';
import { ButtonLink, EmptyState } from '@/ui';
import { BellIcon } from '@/ui/icons';

/** Messages are for members: a visitor gets the way to log in, and to come back to `path`. */
export const ForVisitors = ({ path }: { readonly path: string }) => {
  const { t } = useTranslation('notifications');
  return (
    <EmptyState
      icon={<BellIcon size={40} />}
      text={t('visitor')}
      action={
        <ButtonLink size="medium" to={loginPath(path)}>
          {t('logIn')}
        </ButtonLink>
      }
    />
  );
};
