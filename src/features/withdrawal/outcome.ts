import type { PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  NOT_DONE,
  UNKNOWN,
  type Outcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { WithdrawalRow } from '@/api/rows';

const DONE = { state: 'done', result: undefined } as const;

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
): Outcome<unknown> => {
  const outcome = findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
  return outcome.state === 'done' ? DONE : outcome;
};

/** Looks up whether a withdrawal was cancelled, in the newest ones. */
export const findCancelled = (
  { body }: PendingOperation,
  { rows }: RecordPage<WithdrawalRow>,
): Outcome<unknown> => {
  const row = rows.find(({ id }) => id === body['id']);
  if (row === undefined) return UNKNOWN;
  return row.cancelled === 1 ? DONE : NOT_DONE;
};
