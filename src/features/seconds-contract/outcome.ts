import type { CallBody, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type OperationOutcome, type RecordPage } from '@/api/pending/outcome';
import type { OrderRow } from '@/api/rows';

/** The request fields that place such an order. */
const termsOf = (row: OrderRow): CallBody => ({
  match_id: row.match_id,
  currency_id: row.currency_id,
  type: row.type,
  seconds: row.seconds,
  number: row.number,
});

/** Looks up a submitted order among the newest orders of its board. */
export const findPlaced = (
  operation: PendingOperation,
  newest: RecordPage<OrderRow>,
): OperationOutcome<OrderRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
