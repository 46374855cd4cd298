import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { useSessionUser } from '@/session/session';
import { Link, ListRow } from '@/ui';
import { GiftIcon } from '@/ui/icons';

/** The user's own invite code, with a link to the screen that passes it on. */
export const InviteRow = () => {
  const { t } = useTranslation('account');
  const code = useSessionUser()?.inviteCode;
  if (code === undefined) return null;
  return (
    <ListRow
      leading={<GiftIcon aria-hidden="true" size={22} className="text-ink-2" />}
      title={t('invite.title')}
      detail={t('invite.text')}
      value={code}
      caret
      link={<Link to={SCREENS.invite} />}
    />
  );
};
