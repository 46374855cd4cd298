import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { AccountStop } from '@/api/failure-help';
import { servicePath } from '@/domain/screens/service-path';
import { Dialog } from '@/ui';

/** Says why a frozen or locked account can do nothing but read, and leads to customer service. */
export const StopExplanation = ({
  stop,
  onClose,
}: {
  readonly stop: AccountStop;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['service', 'app']);
  const navigate = useNavigate();
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
