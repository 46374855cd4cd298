import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  NOT_DONE,
  NOT_KNOWN,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { LoanRow } from '@/api/rows';
import { add, compare, decimal } from '@/domain/money/decimal';

/** The field of a stored repayment that tells what was repaid before it. It is not sent. */
export const REPAID_BEFORE = 'repaid_before';

/** The fields of a request that makes such a loan. */
const termsOf = ({ amount, config_id }: LoanRow): CallBody => ({
  amount,
  ...(config_id === undefined ? {} : { config_id }),
});

/** Looks up an application in the newest loans. */
export const findApplication = (
  operation: PendingOperation,
  newest: RecordPage<LoanRow>,
): OperationOutcome<LoanRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });

/**
 * Looks up a repayment by what is repaid of the loan in all. It is not done if that is less than with it; a total that
 * another repayment can explain proves nothing.
 */
export const findRepayment = (
  { body, rivals }: PendingOperation,
  { rows }: RecordPage<LoanRow>,
): OperationOutcome<LoanRow> => {
  const row = rows.find(({ id }) => id === body['id']);
  if (row === undefined) return NOT_KNOWN;
  const before = decimal(String(body[REPAID_BEFORE]));
  const withIt = add(before, decimal(String(body['amount'])));
  const now = decimal(row.total_return);
  if (compare(now, withIt) < 0) return NOT_DONE;
  return compare(now, withIt) === 0 && rivals === 0 ? { state: 'done', result: row } : NOT_KNOWN;
};
