import { recomputeOrder, useGetOrderReceipt } from '@/api/generated/hooks/seconds/seconds';
import type { Receipt as ReceiptRow } from '@/api/generated/model';
import { DIRECTION_CODES } from '@/domain/codes/seconds-order';
import type { SettledOrder } from './order';
import { checkReceipt, type Receipt, type Verdict } from './receipt';

const toReceipt = (row: ReceiptRow): Receipt => ({
  text: row.text,
  hash: row.hash,
  ticks: row.ticks ?? [],
  isSimulated: row.simulated === 1,
  hasIntervention: row.directed === 1,
});

/** The receipt of a settled order. It never changes, so it is fetched once, when it is needed first. */
export const useReceipt = (orderId: number, isNeeded = true) =>
  useGetOrderReceipt(
    { id: orderId },
    {
      query: {
        enabled: isNeeded,
        select: toReceipt,
        staleTime: 'static',
        retry: false,
      },
    },
  );

/** Has the receipt recomputed from public prices and compares it with `receipt`. Rejects with `ApiError`. */
export const verifyReceipt = async (order: SettledOrder, receipt: Receipt): Promise<Verdict> => {
  const recomputed = await recomputeOrder({
    symbol: order.symbol,
    type: DIRECTION_CODES[order.direction],
    seconds: order.seconds,
    created_time: order.openedAt ?? 0,
    number: order.stake,
    fee: order.fee,
    profit_ratio: order.payoutPercent,
    currency_name: order.currency,
  });
  return checkReceipt(receipt, toReceipt(recomputed));
};
