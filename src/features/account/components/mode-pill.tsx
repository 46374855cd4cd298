import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { Badge, Link } from '@/ui';

/** Shows the current account mode and links to the switch. Empty for visitors, and on a server without demo accounts. */
export const ModePill = () => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  if (user?.hasDemo !== true) return null;
  return (
    <Link
      to={SCREENS.switchAccount}
      aria-label={t('modeLabel', { mode: t(`mode.${user.mode}`) })}
      className="press hit inline-flex rounded-full"
    >
      <Badge>{t(`mode.${user.mode}`)}</Badge>
    </Link>
  );
};
