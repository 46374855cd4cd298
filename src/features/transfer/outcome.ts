import type { CallBody, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type OperationOutcome, type RecordPage } from '@/api/pending/outcome';
import type { TransferRow } from '@/api/rows';

/** The request fields that make such a transfer. */
const termsOf = (row: TransferRow): CallBody => ({
  currency_id: row.currency,
  number: row.value,
  from_field: row.from_field,
  to_field: row.to_field,
});

/** Looks up a transfer in the newest ones. */
export const findTransfer = (
  operation: PendingOperation,
  newest: RecordPage<TransferRow>,
): OperationOutcome<TransferRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
