import type { PendingOperation } from '@/api/pending/operation';
import { hasTerms, type RecordPage } from '@/api/pending/outcome';
import type { LeverageOrderRow } from '@/api/rows';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';

/** What is left of a position that was to be closed. */
export type Remainder =
  | { readonly state: 'none' }
  | { readonly state: 'open'; readonly lots: number }
  | { readonly state: 'unknown' };

/** What a confirmed close has left and what it has closed. */
export interface Closing {
  readonly remainder: Remainder;
  /** The record of what was closed, with its result; `undefined` while it has none, or if it may be another one. */
  readonly closed?: LeverageOrderRow | undefined;
}

const isClosed = ({ status }: LeverageOrderRow): boolean => status === POSITION_STATUS_CODES.closed;

/** The record that the closed part has got: of the same pair, side and lots, not listed before, and the only such one. */
const partOf = (
  { body, idsBefore }: PendingOperation,
  { legal, currency, type }: LeverageOrderRow,
  rows: readonly LeverageOrderRow[],
): LeverageOrderRow | undefined => {
  const [made, ...others] = rows.filter(
    (row) =>
      isClosed(row) &&
      !idsBefore.includes(row.id) &&
      hasTerms(body, { share: row.share }) &&
      [row.legal, row.currency, row.type].join() === [legal, currency, type].join(),
  );
  return others.length === 0 ? made : undefined;
};

/** Reads from the newest orders what a confirmed close of one position has done. */
export const readClosing = (
  operation: PendingOperation,
  { rows }: Pick<RecordPage<LeverageOrderRow>, 'rows'>,
): Closing => {
  const row = rows.find(({ id }) => id === operation.body['id']);
  if (row === undefined) return { remainder: { state: 'unknown' } };
  if (row.status > POSITION_STATUS_CODES.open)
    return { remainder: { state: 'none' }, closed: isClosed(row) ? row : undefined };
  return {
    remainder: { state: 'open', lots: row.share },
    closed: partOf(operation, row, rows),
  };
};
