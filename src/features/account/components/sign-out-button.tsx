import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { signOut } from '@/session/sign-out';
import { Button, showToast } from '@/ui';
import { SignOutIcon } from '@/ui/icons';

/** Ends the session on this device and leads Home. */
export const SignOutButton = () => {
  const { t } = useTranslation(['account', 'messages']);
  const navigate = useNavigate();
  const leave = (): void => {
    void navigate(SCREENS.home, { replace: true });
    signOut();
    showToast({ text: t('messages:logout_success'), tone: 'success' });
  };
  return (
    <Button
      tone="secondary"
      block
      icon={<SignOutIcon aria-hidden="true" size={20} />}
      onClick={leave}
    >
      {t('signOut')}
    </Button>
  );
};
