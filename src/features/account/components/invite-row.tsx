import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { LinkRow } from '@/ui';
import { GiftIcon } from '@/ui/icons';

/**
 * The user's own invite code, with a link to the screen that passes it on. It stands there before the user is known, so that
 * nothing moves under a finger when the code comes.
 */
export const InviteRow = () => {
  const { t } = useTranslation('account');
  const user = useSessionUser();
  if (user !== undefined && user.inviteCode === undefined) return null;
  return (
    <LinkRow
      Icon={GiftIcon}
      to={SCREENS.invite}
      title={t('invite.title')}
      detail={t('invite.text')}
      value={user?.inviteCode}
    />
  );
};
