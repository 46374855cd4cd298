import { compare, parseDecimal } from '@/domain/money/decimal';
import type { CallBody, PendingOperation } from './operation';

/** The outcome of an operation according to the server's records. `not-done` is valid for the time of the look-up only. */
export type OperationOutcome<T> =
  | { readonly state: 'done'; readonly result: T }
  | { readonly state: 'not-done' }
  /** The records prove neither outcome. */
  | { readonly state: 'unknown' };

/** The outcome of an operation without a record. */
export const NOT_DONE = { state: 'not-done' } as const satisfies OperationOutcome<never>;
/** The outcome where records prove neither. */
export const NOT_KNOWN = { state: 'unknown' } as const satisfies OperationOutcome<never>;

const sameValue = (a: string | number | undefined, b: string | number): boolean => {
  if (a === undefined) return false;
  const [one, other] = [parseDecimal(String(a)), parseDecimal(String(b))];
  return one !== undefined && other !== undefined
    ? compare(one, other) === 0
    : String(a) === String(b);
};

/** True if `body` has every field of `terms` with an equal value; 100 equals 100.00. */
export const hasTerms = (body: CallBody, terms: CallBody): boolean =>
  Object.entries(terms).every(([key, value]) => sameValue(body[key], value));

/** Whether a listed record, which the call names by its id, has changed as the operation asks; unknown if it is not listed. */
export const findChange = <R extends { readonly id: number }>(
  { body }: PendingOperation,
  { rows }: RecordPage<R>,
  isChanged: (row: R) => boolean,
): OperationOutcome<R> => {
  const row = rows.find(({ id }) => id === body['id']);
  if (row === undefined) return NOT_KNOWN;
  return isChanged(row) ? { state: 'done', result: row } : NOT_DONE;
};

/** A page of records, newest first. */
export interface RecordPage<R> {
  readonly rows: readonly R[];
  /** Maximum rows on a page. */
  readonly limit: number;
}

/**
 * Finds the record that an operation created: same terms, not listed before, and not older than the operation. Its
 * absence proves `not-done` only if the page reaches back to records that were listed before.
 */
export const findNewRecord = <R extends { readonly id: number }>(
  { body, idsBefore, earliest, rivals }: PendingOperation,
  { rows, limit }: RecordPage<R>,
  record: {
    /** The fields of a call that would create this record. */
    readonly termsOf: (row: R) => CallBody;
    /** Creation time in epoch seconds; `undefined` if the server does not send it. */
    readonly madeAt: (row: R) => number | undefined;
  },
): OperationOutcome<R> => {
  const before = new Set(idsBefore);
  const alike = rows.filter((row) => !before.has(row.id) && hasTerms(body, record.termsOf(row)));
  const made = alike.filter((row) => (record.madeAt(row) ?? earliest) >= earliest);
  const [newest] = made;
  if (newest !== undefined && made.length > rivals) return { state: 'done', result: newest };
  const reachesBack = rows.length < limit || rows.some(({ id }) => before.has(id));
  return alike.length === 0 && reachesBack ? NOT_DONE : NOT_KNOWN;
};

/**
 * The id of the record that an operation has made: that of the record which the reply or an earlier look-up brought, else
 * of the record that `lookUp` finds. `undefined` if it cannot be found; the operation is done all the same.
 */
export const madeRecordId = async (
  found: { readonly id: number } | undefined,
  lookUp: () => Promise<OperationOutcome<{ readonly id: number }>>,
): Promise<number | undefined> => {
  if (found !== undefined) return found.id;
  try {
    const outcome = await lookUp();
    return outcome.state === 'done' ? outcome.result.id : undefined;
  } catch {
    return undefined;
  }
};
