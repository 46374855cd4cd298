import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { LinkRow } from '@/ui';
import { GiftIcon } from '@/ui/icons';

/** The user's own invite code, with a link to the screen that passes it on. */
export const InviteRow = () => {
  const { t } = useTranslation('account');
  const code = useSessionUser()?.inviteCode;
  if (code === undefined) return null;
  return (
    <LinkRow
      Icon={GiftIcon}
      to={SCREENS.invite}
      title={t('invite.title')}
      detail={t('invite.text')}
      value={code}
    />
  );
};
