import type { ZodMiniType } from 'zod/mini';
import { dropOptionalFields } from './drop-optional-fields';
import { mismatchesOf, type Mismatch } from './mismatches';

/** A reply without its unreadable rows. */
export interface ReadablePart {
  readonly body: unknown;
  /** The rows that were left out. */
  readonly leftOut: readonly unknown[];
  /** True if the rest can be shown even though it does not match the contract. */
  readonly isUsable: boolean;
}

/** Maximum passes: a row can hold a list with rows of its own. The contract nests no deeper than this. */
const MAX_ROUNDS = 6;

const isObject = (value: unknown): value is Readonly<Record<PropertyKey, unknown>> =>
  typeof value === 'object' && value !== null;

const isRow = (value: unknown): boolean => isObject(value) && !Array.isArray(value);

const inner = (value: unknown, key: PropertyKey | undefined): unknown =>
  isObject(value) && key !== undefined && Object.hasOwn(value, key) ? value[key] : undefined;

/**
 * The row that contains a mismatch: the innermost object in a list. In a list of lists (candles, depth) or of strings it
 * is the outermost item, because removing one value would shift the others.
 */
const rowOf = (body: unknown, { path }: Mismatch): readonly PropertyKey[] | undefined => {
  let value = body;
  let outermost: readonly PropertyKey[] | undefined;
  let row: readonly PropertyKey[] | undefined;
  for (const [depth, key] of path.entries()) {
    const isItem = Array.isArray(value);
    value = inner(value, key);
    if (!isItem) continue;
    const here = path.slice(0, depth + 1);
    outermost ??= here;
    if (isRow(value)) row = here;
  }
  return row ?? outermost;
};

/** The value at a path. */
const valueAt = (body: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce((value, key) => inner(value, key), body);

/** `body` without the items whose paths are in `rows`; `at` is the path of `body` itself. */
const without = (
  body: unknown,
  rows: ReadonlyMap<string, unknown>,
  at: readonly PropertyKey[] = [],
): unknown => {
  const pathTo = (key: PropertyKey): readonly PropertyKey[] => [...at, key];
  if (Array.isArray(body))
    return body.flatMap((item: unknown, index) =>
      rows.has(pathTo(index).join('/')) ? [] : [without(item, rows, pathTo(index))],
    );
  if (!isObject(body)) return body;
  return Object.fromEntries(
    Object.entries(body).map(([key, value]) => [key, without(value, rows, pathTo(key))]),
  );
};

/**
 * An unexpected number or an unknown status compares as unequal and does no harm. An unexpected string, list or object,
 * or a missing one, fails where it is read.
 */
const isHarmless = ({ kind, expected }: Mismatch): boolean =>
  kind === 'invalid_value' ||
  kind === 'too_big' ||
  kind === 'too_small' ||
  expected === 'number' ||
  expected === 'int';

/** Removes what does not match the contract from a reply: fields that it does not require, and else whole rows. */
export const dropUnreadableRows = (schema: ZodMiniType, reply: unknown): ReadablePart => {
  let body = dropOptionalFields(schema, reply);
  const leftOut: unknown[] = [];
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(body);
    if (result.success) return { body: result.data, leftOut, isUsable: true };
    const mismatches = mismatchesOf(result.error.issues);
    const rows = new Map<string, unknown>();
    for (const mismatch of mismatches) {
      const path = rowOf(body, mismatch);
      if (path !== undefined) rows.set(path.join('/'), valueAt(body, path));
    }
    if (rows.size === 0) return { body, leftOut, isUsable: mismatches.every(isHarmless) };
    body = without(body, rows);
    leftOut.push(...rows.values());
  }
  return { body, leftOut, isUsable: false };
};

/** The row's id, or the whole row if it has none. */
const rowKey = (row: unknown): string => {
  const id = inner(row, 'id');
  return typeof id === 'number' || typeof id === 'string' ? `${id}` : JSON.stringify(row);
};

/** A key for each row of a reply, the same in every reply from this URL that contains the row. */
export const rowKeys = (rows: readonly unknown[]): readonly string[] => {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const name = rowKey(row);
    // Identical rows still count separately.
    const nth = (seen.get(name) ?? 0) + 1;
    seen.set(name, nth);
    return `${name} ${nth}`;
  });
};
