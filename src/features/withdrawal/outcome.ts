import type { PendingOperation } from '@/api/pending/operation';
import { findChange, findNewRecord, type Outcome, type RecordPage } from '@/api/pending/outcome';
import type { WithdrawalRow } from '@/api/rows';

/** The fields of the request that makes such a record. */
const termsOf = ({ number, address, type, currency_id }: WithdrawalRow) => ({
  number,
  type: type ?? 0,
  ...(typeof address === 'string' ? { address } : {}),
  ...(currency_id === undefined ? {} : { currency: currency_id }),
});

/** Looks up whether a withdrawal was taken, in the newest ones. */
export const findSubmitted = (
  operation: PendingOperation,
  newest: RecordPage<WithdrawalRow>,
): Outcome<WithdrawalRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });

/** Looks up whether a withdrawal was cancelled, in the newest ones. */
export const findCancelled = (
  operation: PendingOperation,
  newest: RecordPage<WithdrawalRow>,
): Outcome<unknown> => findChange(operation, newest, (row) => row.cancelled === 1);
