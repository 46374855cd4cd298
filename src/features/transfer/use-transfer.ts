import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { madeRecordId } from '@/api/pending/outcome';
import type { Summary } from '@/api/pending/operation';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { formatAmount } from '@/domain/format/numbers';
import { otherAccount } from '@/domain/transfer/transfer';
import { showToast } from '@/ui';
import type { TransferCommand } from './model';
import { findTransfer } from './outcome';
import { pendingTransfer } from './pending';
import { fetchNewestTransfers, refreshTransferData, toTransferCall } from './queries';
import { FIELDS, TRANSFER_TARGETS, type Field } from './refusals';

/** An amount with its currency: `12.50 USDT`. */
export const amountText = (amount: string, currency: TransferCommand['currency']): string =>
  `${formatAmount(amount, currency.decimals)} ${currency.currency}`;

/** The texts of a transfer, stored with it: they survive a reload. */
const useSummary = (): ((command: TransferCommand) => Summary) => {
  const { t } = useTranslation(['transfer', 'assets']);
  return ({ from, currency, amount }) => {
    const to = otherAccount(from);
    return {
      title: t('confirm'),
      subject: undefined,
      lines: [
        { label: t('amount'), value: amountText(amount, currency) },
        { label: t('from'), value: t(`assets:${from}Account`) },
        { label: t('to'), value: t(`assets:${to}Account`) },
      ],
      done: t(`done.${to}`, { amount: amountText(amount, currency) }),
    };
  };
};

/**
 * Confirms and sends transfers. A refusal that belongs to a field closes the sheet and is passed to `onRefused`;
 * `onDone` gets the amount that was moved, also of one that was sent before a reload; `onNumber` the record's id, if the
 * server lists it.
 */
export const useTransfer = (options: {
  readonly idsBefore: readonly number[];
  readonly onRefused: (refusal: ServerRefusal<Field>) => void;
  readonly onDone: (amount: string) => void;
  readonly onNumber: (id: number | undefined) => void;
}) => {
  const client = useQueryClient();
  const toSummary = useSummary();
  return usePending<TransferCommand, unknown>(pendingTransfer, {
    // Nothing here has a price.
    isWithinGuard: () => true,
    toRequest: (command) => ({
      ...toTransferCall(command),
      idsBefore: options.idsBefore,
      summary: toSummary(command),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshTransferData(client);
      if (answer.state === 'confirmed') {
        pendingTransfer.dismiss();
        showToast({ text: operation.summary.done, tone: 'success' });
        options.onDone(String(operation.body['number']));
        // The reply is a message: the record is looked up for its number.
        void madeRecordId(undefined, async () =>
          findTransfer(operation, await fetchNewestTransfers()),
        ).then(options.onNumber);
      }
      if (answer.state !== 'failed' || intent === undefined) return;
      const refusal = findFieldRefusal(TRANSFER_TARGETS, answer.failure, FIELDS);
      if (refusal === undefined) return;
      pendingTransfer.dismiss();
      options.onRefused(refusal);
    },
  });
};
