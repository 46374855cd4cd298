import { useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import type { ApiFailure } from '@/api/errors';
import { accountStopOf, type AccountStop } from '@/api/failure-help';
import { servicePath } from '@/domain/screens/service-path';
import { Dialog } from '@/ui';

const listeners = new Set<(stop: AccountStop) => void>();

/** Explains a refused command if the reason is that the account is frozen or locked. */
export const explainStop = (failure: ApiFailure): void => {
  const stop = accountStopOf(failure);
  if (stop !== undefined) for (const listener of listeners) listener(stop);
};

/**
 * Explains why a frozen or locked account can do nothing but read, over whatever form or sheet was refused, which stays as
 * it is. Leads to customer service.
 */
export const StoppedAccount = () => {
  const { t } = useTranslation(['service', 'app']);
  const navigate = useNavigate();
  const [stop, setStop] = useState<AccountStop>();
  // Synchronises with the refusals of the server.
  useEffect(() => {
    listeners.add(setStop);
    return () => void listeners.delete(setStop);
  }, []);
  if (stop === undefined) return null;
  const close = (): void => setStop(undefined);
  // Not inside the root, which an open sheet hides from screen readers.
  return createPortal(
    <Dialog
      open
      onOpenChange={close}
      title={t(`explain.${stop}.title`)}
      confirmLabel={t('title')}
      onConfirm={() => {
        close();
        void navigate(servicePath(stop));
      }}
      cancelLabel={t('app:close')}
    >
      {t(`explain.${stop}.text`)}
    </Dialog>,
    document.body,
  );
};
