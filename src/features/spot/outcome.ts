import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findChange,
  findNewRecord,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { CoinOrderRow } from '@/api/rows';
import { COIN_STATUS_CODES } from '@/domain/codes/spot-order';

/**
 * The request fields that place such an order. Leaves out the price of a market order: it was only shown. A row without a
 * mode may be of the mode that was `sent`.
 */
const termsOf = (row: CoinOrderRow, sent: CallBody): CallBody => {
  const mode = row.order_mode ?? sent['order_mode'] ?? 'limit';
  return {
    currency_id: row.currency_id,
    legal_id: row.legal_id,
    type: row.type,
    amount: row.trade_amount,
    order_mode: mode,
    ...(mode === 'limit' ? { target_price: row.target_price } : {}),
  };
};

/** Looks up whether an order was placed, in the newest orders. */
export const findPlaced = (
  operation: PendingOperation,
  newest: RecordPage<CoinOrderRow>,
): OperationOutcome<unknown> =>
  findNewRecord(operation, newest, {
    termsOf: (row: CoinOrderRow) => termsOf(row, operation.body),
    madeAt: (row) => row.created_time,
  });

/** Looks up whether an order was cancelled, in the newest orders. */
export const findCancelled = (
  operation: PendingOperation,
  newest: RecordPage<CoinOrderRow>,
): OperationOutcome<unknown> =>
  findChange(operation, newest, (row) => row.status === COIN_STATUS_CODES.cancelled);
