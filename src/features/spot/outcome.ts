import type { Body, PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  NOT_DONE,
  UNKNOWN,
  type Outcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { CoinOrderRow } from '@/api/rows';
import { COIN_STATUS_CODES } from '@/domain/codes/spot-order';

const DONE = { state: 'done', result: undefined } as const;

/** The fields of a call that places such an order. At the market the price that was seen is no term. */
const termsOf = (row: CoinOrderRow): Body => {
  const mode = row.order_mode ?? 'limit';
  return {
    currency_id: row.currency_id,
    legal_id: row.legal_id,
    type: row.type,
    amount: row.trade_amount,
    order_mode: mode,
    ...(mode === 'limit' ? { target_price: row.target_price } : {}),
  };
};

/** Whether the newest orders show that an order was placed. */
export const findPlaced = (
  operation: PendingOperation,
  newest: RecordPage<CoinOrderRow>,
): Outcome<unknown> => {
  const outcome = findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
  return outcome.state === 'done' ? DONE : outcome;
};

/** Whether an order was cancelled. */
export const findCancelled = (
  { body }: PendingOperation,
  { rows }: RecordPage<CoinOrderRow>,
): Outcome<unknown> => {
  const row = rows.find(({ id }) => id === body['id']);
  if (row === undefined) return UNKNOWN;
  return row.status === COIN_STATUS_CODES.cancelled ? DONE : NOT_DONE;
};
