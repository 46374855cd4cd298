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

/** Gives the translated summary of an order. It is stored with the pending operation and survives a reload. */
const useOrderSummary = (): ((intent: OrderIntent) => Summary) => {
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

/** Confirms and submits orders. A refusal of the ticket's stake closes the sheet and is passed to `onRefused`. */
export const usePlaceOrder = (options: {
  /** The newest orders of the board. */
  readonly recent: readonly Order[] | undefined;
  /** The stake of the ticket, as typed. */
  readonly stake: string;
  /** Called with each order that the server confirmed, and what was asked, if that is still known. */
  readonly onConfirmed: (order: Order, intent: OrderIntent | undefined) => void;
  readonly onRefused: (refusal: ServerRefusal<'stake'>) => void;
}) => {
  const { recent, stake, onConfirmed, onRefused } = options;
  const client = useQueryClient();
  const toSummary = useOrderSummary();
  return usePending<OrderIntent, Order>(pendingOrder, {
    // There is no quoted price to guard: the entry is the price of the second in which the server accepts the order.
    isWithinGuard: () => true,
    toRequest: (intent) => ({
      ...toCall(intent),
      idsBefore: (recent ?? []).map(({ id }) => id),
      summary: toSummary(intent),
    }),
    onAnswer: (answer, { operation, intent }) => {
      void refreshOrders(client, operation.operationId === 'submitForexOrder' ? 'forex' : 'crypto');
      if (answer.state === 'failed') {
        // A repeated order has its own stake, which the ticket does not show.
        const isShown = intent !== undefined && parseDecimal(stake) === intent.preview.stake;
        const refusal = findFieldRefusal(SECONDS_TARGETS, answer.failure, isShown ? ['stake'] : []);
        if (refusal === undefined) return;
        pendingOrder.dismiss();
        onRefused(refusal);
      }
      if (answer.state !== 'confirmed') return;
      onConfirmed(answer.result, intent);
      pendingOrder.dismiss();
      showToast({ text: operation.summary.done, tone: 'success' });
    },
  });
};
