import type { CallBody, PendingOperation } from '@/api/pending/operation';
import {
  findNewRecord,
  hasTerms,
  type OperationOutcome,
  type RecordPage,
} from '@/api/pending/outcome';
import type { SubscriptionRow } from '@/api/rows';

/** A row that says which request made it. */
export type FullRow = SubscriptionRow & { readonly project_id: number };

/** True if each row says which project it is of: without that no row can be told from another. */
export const areFull = (rows: readonly SubscriptionRow[]): rows is readonly FullRow[] =>
  rows.every((row) => row.project_id !== undefined);

/**
 * What the request that makes such a subscription asks for, as far as the record says. Its price is that of all units;
 * requests stored by an earlier build have that of one.
 */
const termsOf = ({ project_id, coin_amount, price, cost }: FullRow, body: CallBody): CallBody => {
  const isOfOne = price !== undefined && hasTerms(body, { price });
  return {
    project_id,
    amount: coin_amount,
    ...(cost === undefined || isOfOne ? {} : { price: cost }),
  };
};

/** Looks up a subscription in the newest ones. */
export const findSubscription = (
  operation: PendingOperation,
  newest: RecordPage<FullRow>,
): OperationOutcome<SubscriptionRow> =>
  findNewRecord(operation, newest, {
    termsOf: (row) => termsOf(row, operation.body),
    madeAt: (row) => row.created_time,
  });
