import type { ZodMiniType } from 'zod/mini';
import { CALL_FOLDS } from './call-folds';
import { mismatchesOf, type Mismatch } from './mismatches';
import { toPage, type PageRequest } from './pages';
import { VALUE_FOLDS } from './value-folds';

type Fields = Readonly<Record<PropertyKey, unknown>>;

/** A folded list can uncover rows that need folding themselves; the contract is not nested deeper than this. */
const MAX_ROUNDS = 6;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );

/** A copy with another value at a path; `null` takes the field away. */
const withValue = (
  value: unknown,
  [key, ...rest]: readonly PropertyKey[],
  next: unknown,
): unknown => {
  if (key === undefined) return next;
  if (Array.isArray(value)) {
    return value.map((item: unknown, index) =>
      index === key ? withValue(item, rest, next) : item,
    );
  }
  if (!isFields(value)) return value;
  const { [key]: inner, ...others } = value;
  const folded = withValue(inner, rest, next);
  return folded === null && rest.length === 0 ? others : { ...others, [key]: folded };
};

const foldValue = (body: unknown, { path, expected }: Mismatch): unknown => {
  const value = at(body, path);
  if (value === undefined) return body;
  for (const { fold } of VALUE_FOLDS) {
    const folded = fold(value, expected);
    if (folded !== undefined) return withValue(body, path, folded.value);
  }
  return body;
};

/** True if the contract has a page where `message` is: of an empty object it would miss the page's number. */
const wantsPage = (schema: ZodMiniType, body: unknown): boolean => {
  const probe = schema.safeParse(withValue(body, ['message'], {}));
  return (
    !probe.success &&
    mismatchesOf(probe.error.issues).some(
      ({ path }) => path[0] === 'message' && path[1] === 'current_page',
    )
  );
};

const foldOnce = (
  schema: ZodMiniType,
  body: unknown,
  mismatches: readonly Mismatch[],
  request: PageRequest,
): unknown => {
  const page = wantsPage(schema, body) ? toPage(at(body, ['message']), request) : undefined;
  return page === undefined
    ? mismatches.reduce(foldValue, body)
    : withValue(body, ['message'], page);
};

/**
 * A reply that is not of the contract's shape, brought into it as far as the tables know how. `call` is `METHOD /path`;
 * `request` tells which page was asked for. Only loaded when a server is found to differ.
 */
export const foldAsFar = (
  call: string,
  schema: ZodMiniType,
  body: unknown,
  request: PageRequest,
): { readonly isFolded: boolean; readonly body: unknown } => {
  const ownFold = CALL_FOLDS[call];
  let folded =
    ownFold === undefined ? body : withValue(body, ['message'], ownFold(at(body, ['message'])));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(folded);
    if (result.success) return { isFolded: true, body: result.data };
    const next = foldOnce(schema, folded, mismatchesOf(result.error.issues), request);
    if (next === folded) break;
    folded = next;
  }
  return { isFolded: false, body: folded };
};

/** As `foldAsFar`; `undefined` if the tables do not suffice. */
export const foldReply = (
  call: string,
  schema: ZodMiniType,
  body: unknown,
  request: PageRequest,
): unknown => {
  const folded = foldAsFar(call, schema, body, request);
  return folded.isFolded ? folded.body : undefined;
};
