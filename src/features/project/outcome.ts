import type { CallBody, PendingOperation } from '@/api/pending/operation';
import { findNewRecord, type Outcome, type RecordPage } from '@/api/pending/outcome';
import type { SubscriptionRow } from '@/api/rows';

/** A row that says which request made it. */
export type FullRow = SubscriptionRow & { readonly project_id: number };

/** True if each row says which project it is of: without that no row can be told from another. */
export const areFull = (rows: readonly SubscriptionRow[]): rows is readonly FullRow[] =>
  rows.every((row) => row.project_id !== undefined);

/** The request fields that make such a subscription. */
const termsOf = (row: FullRow): CallBody => ({
  project_id: row.project_id,
  amount: row.coin_amount,
  ...(row.price === undefined ? {} : { price: row.price }),
});

/** Looks up a subscription in the newest ones. */
export const findSubscription = (
  operation: PendingOperation,
  newest: RecordPage<FullRow>,
): Outcome<SubscriptionRow> =>
  findNewRecord(operation, newest, { termsOf, madeAt: (row) => row.created_time });
