import { compare, parseDecimal } from '@/domain/money/decimal';
import type { Body, PendingOperation } from './operation';

/** What the server's records say of an operation. `not-done` holds for the moment at which they were read. */
export type Outcome<T> =
  | { readonly state: 'done'; readonly result: T }
  | { readonly state: 'not-done' }
  /** The records prove neither. */
  | { readonly state: 'unknown' };

export const NOT_DONE = { state: 'not-done' } as const satisfies Outcome<never>;
export const UNKNOWN = { state: 'unknown' } as const satisfies Outcome<never>;

const sameValue = (a: string | number | undefined, b: string | number): boolean => {
  if (a === undefined) return false;
  const [one, other] = [parseDecimal(String(a)), parseDecimal(String(b))];
  return one !== undefined && other !== undefined
    ? compare(one, other) === 0
    : String(a) === String(b);
};

/** True if `body` has every field of `terms` with the same value: 100 and 100.00 are the same. */
export const hasTerms = (body: Body, terms: Body): boolean =>
  Object.entries(terms).every(([key, value]) => sameValue(body[key], value));

/** A page of records, newest first. */
export interface RecordPage<R> {
  readonly rows: readonly R[];
  /** The most rows that a page has. */
  readonly limit: number;
}

/**
 * Looks for the record that an operation makes. It has the operation's terms, was not listed before, and was made no
 * earlier than the operation can have arrived. That none is there proves something only if the page reaches back to what was listed before.
 */
export const findNewRecord = <R extends { readonly id: number }>(
  { body, idsBefore, earliest, rivals }: PendingOperation,
  { rows, limit }: RecordPage<R>,
  record: {
    /** The fields of a call that would make such a record. */
    readonly termsOf: (row: R) => Body;
    /** Epoch seconds; `undefined` where the server does not say. */
    readonly madeAt: (row: R) => number | undefined;
  },
): Outcome<R> => {
  const before = new Set(idsBefore);
  const alike = rows.filter((row) => !before.has(row.id) && hasTerms(body, record.termsOf(row)));
  const made = alike.filter((row) => (record.madeAt(row) ?? earliest) >= earliest);
  const [newest] = made;
  if (newest !== undefined && made.length > rivals) return { state: 'done', result: newest };
  const reachesBack = rows.length < limit || rows.some(({ id }) => before.has(id));
  return alike.length === 0 && reachesBack ? NOT_DONE : UNKNOWN;
};
