import type { CallBody, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type OperationOutcome, type RecordPage } from '@/api/pending/outcome';
import type { FlashExchangeRow } from '@/api/rows';

/** The request fields that create such a record. Leaves out the price: it is only how the user saw the rate. */
const termsOf = (row: FlashExchangeRow): CallBody => ({
  l_currency_id: row.left_currency_id,
  r_currency_id: row.right_currency_id,
  num: row.num,
});

/** Looks up an exchange in the newest records. */
export const findExchange = (
  operation: PendingOperation,
  newest: RecordPage<FlashExchangeRow>,
): OperationOutcome<FlashExchangeRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
