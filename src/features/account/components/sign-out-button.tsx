import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { signOut } from '@/session/sign-out';
import { hasDrafts } from '@/session/use-draft';
import { Button, Dialog, showToast } from '@/ui';
import { SignOutIcon } from '@/ui/icons';

/** Ends the session on this device and leads Home. Asks first if drafts would be deleted. */
export const SignOutButton = () => {
  const { t } = useTranslation(['account', 'settings', 'messages', 'app']);
  const navigate = useNavigate();
  const [asks, setAsks] = useState(false);
  const leave = (): void => {
    void navigate(SCREENS.home, { replace: true });
    signOut();
    showToast({ text: t('messages:logout_success'), tone: 'success' });
  };
  return (
    <>
      <Button
        tone="secondary"
        block
        icon={<SignOutIcon aria-hidden="true" size={20} />}
        onClick={() => (hasDrafts() ? setAsks(true) : leave())}
      >
        {t('signOut')}
      </Button>
      <Dialog
        open={asks}
        onOpenChange={setAsks}
        title={t('settings:signOut.title')}
        confirmLabel={t('signOut')}
        onConfirm={leave}
        cancelLabel={t('app:cancel')}
      >
        {t('settings:signOut.text')}
      </Dialog>
    </>
  );
};
