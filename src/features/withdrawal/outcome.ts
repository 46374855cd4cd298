import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findChange,
  findNewRecord,
  hasTerms,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { WithdrawalRow } from '@/api/rows';
import { DESTINATION_CODES } from '@/domain/codes/funding';

const kindOf = (type: unknown): string => (type === DESTINATION_CODES.wallet ? 'wallet' : 'bank');

/** What a request asks for. Requests stored by an earlier build have the id of the card in `type`. */
const askedBy = (body: CallBody): CallBody => {
  const type = body['type'] ?? DESTINATION_CODES.wallet;
  return { ...body, kind: kindOf(type), card: body['cash_id'] ?? type };
};

/**
 * What the request that makes such a record asks for, as far as the record says. A record without `real_number` may have
 * either amount of the request: some servers keep what is sent. The kind 0, a wallet, proves nothing: some write it for
 * cards too.
 */
const termsOf = (row: WithdrawalRow, body: CallBody): CallBody => ({
  ...(row.real_number === undefined && hasTerms(body, { amount: row.number })
    ? {}
    : { number: row.number }),
  ...(row.type === undefined || kindOf(row.type) === 'wallet' ? {} : { kind: 'bank' }),
  ...(row.cash_id === undefined ? {} : { card: row.cash_id }),
  ...(typeof row.address === 'string' ? { address: row.address } : {}),
  ...(row.currency_id === undefined ? {} : { currency: row.currency_id }),
});

/** Looks up whether a withdrawal was taken, in the newest ones. */
export const findSubmitted = (
  operation: PendingOperation,
  newest: RecordPage<WithdrawalRow>,
): OperationOutcome<WithdrawalRow> => {
  const body = askedBy(operation.body);
  return findNewRecord({ ...operation, body }, newest, {
    termsOf: (row) => termsOf(row, body),
    madeAt: (row) => row.created_time,
  });
};

/** Looks up whether a withdrawal was cancelled, in the newest ones. */
export const findCancelled = (
  operation: PendingOperation,
  newest: RecordPage<WithdrawalRow>,
): OperationOutcome<unknown> => findChange(operation, newest, (row) => row.cancelled === 1);
