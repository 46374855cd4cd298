import { mismatchesOf, type Mismatch } from './mismatches';
import type { ZodMiniType } from 'zod/mini';

/** What does not match at a value and below it. Empty parts are left out: a list can have a hundred thousand of these. */
export interface Plan {
  here?: Mismatch[];
  below?: Map<PropertyKey, Plan>;
}

/** Stands for every item of a list in a plan that was made from some of them. */
export const EVERY_ITEM = Symbol('every item');

/** Items of a list that tell how a server writes all of them. */
const SAMPLE_ITEMS = 3;

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** A copy of a reply with the first few items of each of its lists. */
const sampleOf = (value: unknown): unknown => {
  if (isList(value)) return value.slice(0, SAMPLE_ITEMS).map(sampleOf);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, sampleOf(inner)]));
};

const planOfPaths = (
  mismatches: readonly Mismatch[],
  stepOf: (value: unknown, key: PropertyKey) => PropertyKey,
  body: unknown,
): Plan => {
  const root: Plan = {};
  for (const mismatch of mismatches) {
    let plan = root;
    let value = body;
    for (const key of mismatch.path) {
      const step = stepOf(value, key);
      value =
        typeof value === 'object' && value !== null && Object.hasOwn(value, key)
          ? Reflect.get(value, key)
          : undefined;
      plan.below ??= new Map();
      let next = plan.below.get(step);
      if (next === undefined) plan.below.set(step, (next = {}));
      plan = next;
    }
    plan.here ??= [];
    if (
      !plan.here.some(
        ({ expected, kind }) => expected === mismatch.expected && kind === mismatch.kind,
      )
    )
      plan.here.push(mismatch);
  }
  return root;
};

/** Every mismatch at its own place. */
export const planOf = (mismatches: readonly Mismatch[]): Plan =>
  planOfPaths(mismatches, (_value, key) => key, undefined);

/** The types of single values, by the names that schemas give them. */
const TYPES: Readonly<Partial<Record<string, string>>> = {
  string: 'string',
  number: 'number',
  int: 'number',
};

/**
 * True if a mismatch of one item says enough about this value of another: it has another type than expected. A null can
 * be allowed here, and text of the wrong form right in another item.
 */
export const isSameMismatch = (value: unknown, { expected = '' }: Mismatch): boolean => {
  const type = TYPES[expected];
  return type !== undefined && value !== null && typeof value !== type;
};

/** What does not match in the first items of the lists of a reply, as a plan for all of them; `undefined` if all matches. */
export const planFromSample = (schema: ZodMiniType, body: unknown): Plan | undefined => {
  const sample = sampleOf(body);
  const result = schema.safeParse(sample);
  if (result.success) return undefined;
  // Only single values of rows: whole lists and objects can be a page of another shape.
  const inRows = mismatchesOf(result.error.issues).filter(
    ({ path, expected = '' }) =>
      TYPES[expected] !== undefined && path.some((key) => typeof key === 'number'),
  );
  return planOfPaths(inRows, (value, key) => (isList(value) ? EVERY_ITEM : key), sample);
};
