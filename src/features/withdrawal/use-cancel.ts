import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { usePending } from '@/api/pending/use-pending';
import { formatAmount } from '@/domain/format/numbers';
import { showToast } from '@/ui';
import type { CancelCommand } from './command';
import { pendingCancellation } from './pending';
import { refreshWithdrawals, toCancelCall } from './record-queries';
import { money } from './texts';

/** Confirms and submits the cancellation of a withdrawal. */
export const useCancelWithdrawal = () => {
  const client = useQueryClient();
  const { t } = useTranslation('withdrawal');
  return usePending<CancelCommand, unknown>(pendingCancellation, {
    isWithinGuard: () => true,
    toRequest: (command) => {
      const { id, amount, currency, decimals } = command.record;
      return {
        ...toCancelCall(command),
        idsBefore: [],
        summary: {
          title: t('cancel.title'),
          subject: t('recordTitle', { number: id }),
          lines: [{ label: t('amount'), value: money(amount, currency, decimals) }],
          done: t('cancel.done', { amount: formatAmount(amount, decimals), currency }),
        },
      };
    },
    onAnswer: (answer, { operation }) => {
      void refreshWithdrawals(client);
      if (answer.state !== 'confirmed') return;
      pendingCancellation.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
    },
  });
};
