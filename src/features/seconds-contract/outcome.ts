import type { Body, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type Outcome, type RecordPage } from '@/api/pending/outcome';
import type { OrderRow } from '@/api/rows';

/** The fields of a call that places such an order. */
const termsOf = (row: OrderRow): Body => ({
  match_id: row.match_id,
  currency_id: row.currency_id,
  type: row.type,
  seconds: row.seconds,
  number: row.number,
});

/** Whether the newest orders of its board show that an order was placed, and which it is. */
export const findPlaced = (
  operation: PendingOperation,
  newest: RecordPage<OrderRow>,
): Outcome<OrderRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
