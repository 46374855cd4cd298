import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountStop } from '@/api/failure-help';
import { servicePath } from '@/domain/screens/service-path';
import { rememberStop } from '@/session/account-stop';
import { Dialog } from '@/ui';

/** Says why a frozen or locked account can do nothing but read, leads to customer service, and tells other screens. */
export const StopExplanation = ({
  stop,
  onClose,
}: {
  readonly stop: AccountStop;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['service', 'app']);
  const navigate = useNavigate();
  // Synchronises with what other screens know of the account.
  useEffect(() => rememberStop(stop), [stop]);
  // Not inside the root, which an open sheet hides from screen readers.
  return createPortal(
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`explain.${stop}.title`)}
      confirmLabel={t('title')}
      onConfirm={() => {
        onClose();
        void navigate(servicePath(stop));
      }}
      cancelLabel={t('app:close')}
    >
      {t(`explain.${stop}.text`)}
    </Dialog>,
    document.body,
  );
};
