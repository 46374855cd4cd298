import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { ApiFailure } from '@/api/errors';
import { shortAddress } from '@/domain/account/short-address';
import { Dialog, showToast } from '@/ui';
import { lastDigits, type PayoutMethod } from '../model';
import { useRemovePayoutMethod } from '../queries';

/** Asks before a card or an address is deleted. One that is gone already closes it: the list is read again. */
export const DeleteDialog = ({
  method,
  onClose,
}: {
  readonly method: PayoutMethod;
  readonly onClose: () => void;
}) => {
  const { t } = useTranslation(['payout', 'app']);
  const { remove, isPending } = useRemovePayoutMethod();
  const [failure, setFailure] = useState<ApiFailure>();
  const onFailed = (reason: ApiFailure): void => {
    const isGone = reason.kind === 'business' && reason.key === 'withdrawal_address_missing';
    if (!isGone) {
      setFailure(reason);
      return;
    }
    showToast({ text: t('remove.gone') });
    onClose();
  };
  const onDone = (): void => {
    showToast({ text: t('remove.done'), tone: 'success' });
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={onClose}
      title={t(`remove.${method.kind}`)}
      tone="danger"
      confirmLabel={t('remove.confirm')}
      cancelLabel={t('app:cancel')}
      loading={isPending}
      onConfirm={() => remove(method.id, { onDone, onFailed })}
    >
      <p dir="ltr" className="wrap-anywhere text-ink">
        {method.kind === 'wallet'
          ? shortAddress(method.address)
          : `${method.bank ?? ''} •••• ${lastDigits(method.number)}`.trim()}
      </p>
      <p className="mt-2">{t('remove.underWay')}</p>
      {failure !== undefined && (
        <p role="alert" className="mt-2 text-red">
          {failure.kind === 'business' && failure.key === 'address_delete_forbidden'
            ? t('remove.notYours')
            : failureText(failure)}
        </p>
      )}
    </Dialog>
  );
};
