import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { usePending } from '@/api/pending/use-pending';
import { findFieldRefusal, type ServerRefusal } from '@/api/refusals';
import { formatAmount } from '@/domain/format/numbers';
import { parseDecimal } from '@/domain/money/decimal';
import { showToast } from '@/ui';
import type { Order } from './order';
import { pendingOrder } from './pending';
import { refreshOrders, toCall } from './queries';
import { SECONDS_TARGETS } from './refusals';
import type { OrderIntent } from './ticket';
import { useDuration } from './use-duration';

/** The few lines that are kept of an order until its outcome is known. */
const useSummary = (): ((intent: OrderIntent) => Summary) => {
  const { t } = useTranslation(['seconds', 'confirm']);
  const duration = useDuration();
  return ({ pair, direction, expiry, preview, source }) => ({
    title: t('confirm.title'),
    subject: pair.symbol,
    lines: [
      { label: t('detail.direction'), value: t(direction) },
      { label: t('confirm.expires'), value: duration(expiry.seconds) },
      { label: t('confirm.stake'), value: `${formatAmount(preview.stake)} ${source.currency}` },
    ],
    done: t('confirm:placed'),
  });
};

/** Places orders. A refusal that belongs to the stake of the ticket closes the sheet and goes to `onRefused`. */
export const usePlacing = (options: {
  /** The newest orders of the board. */
  readonly recent: readonly Order[] | undefined;
  /** The stake of the ticket, as typed. */
  readonly stake: string;
  /** Gets the id of each order that is placed. */
  readonly onPlaced: (id: number) => void;
  readonly onRefused: (refusal: ServerRefusal<'stake'>) => void;
}) => {
  const { recent, stake, onPlaced, onRefused } = options;
  const client = useQueryClient();
  const toSummary = useSummary();
  const placing = usePending<OrderIntent, Order>(pendingOrder, {
    // Its entry is the price of the second in which the server accepts it.
    isWithinGuard: () => true,
    toRequest: (intent) => ({
      ...toCall(intent),
      idsBefore: (recent ?? []).map(({ id }) => id),
      summary: toSummary(intent),
    }),
    onAnswer: (answer, { operation, intent, isAtOneTap }) => {
      void refreshOrders(client, operation.operationId === 'submitForexOrder' ? 'forex' : 'crypto');
      if (answer.state === 'failed') {
        // An order placed once more has a stake of its own, which the ticket does not show.
        const isShown = intent !== undefined && parseDecimal(stake) === intent.preview.stake;
        const refusal = findFieldRefusal(SECONDS_TARGETS, answer.failure, isShown ? ['stake'] : []);
        if (refusal === undefined) return;
        pendingOrder.dismiss();
        onRefused(refusal);
      }
      if (answer.state !== 'confirmed') return;
      onPlaced(answer.result.id);
      // In its sheet it goes on to its result.
      if (!isAtOneTap) return;
      pendingOrder.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
    },
  });
  const { submission } = placing.view;
  const placed = submission.state === 'confirmed' ? submission.result : undefined;
  /** As the list has it now. */
  return { ...placing, placed: placed && (recent?.find(({ id }) => id === placed.id) ?? placed) };
};
