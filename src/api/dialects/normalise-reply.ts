import type { ZodMiniType } from 'zod/mini';
import { CALL_NORMALISERS } from './call-normalisers';
import { mismatchesOf, type Mismatch } from './mismatches';
import { normalisePage, type PageRequest } from './normalise-page';
import { VALUE_NORMALISERS } from './value-normalisers';

type Fields = Readonly<Record<PropertyKey, unknown>>;

/** Maximum passes: a normalised list can uncover rows that need normalising. The contract nests no deeper than this. */
const MAX_ROUNDS = 6;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );

/** A copy with `next` at the path; `null` removes the field. */
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
  const normalised = withValue(inner, rest, next);
  return normalised === null && rest.length === 0 ? others : { ...others, [key]: normalised };
};

const normaliseValue = (body: unknown, { path, expected }: Mismatch): unknown => {
  const value = at(body, path);
  if (value === undefined) return body;
  for (const { normalise } of VALUE_NORMALISERS) {
    const normalised = normalise(value, expected);
    if (normalised !== undefined) return withValue(body, path, normalised.value);
  }
  return body;
};

/** True if the contract has a page at `message`: validating an empty object then reports a missing page number. */
const wantsPage = (schema: ZodMiniType, body: unknown): boolean => {
  const probe = schema.safeParse(withValue(body, ['message'], {}));
  return (
    !probe.success &&
    mismatchesOf(probe.error.issues).some(
      ({ path }) => path[0] === 'message' && path[1] === 'current_page',
    )
  );
};

const normaliseOnce = (
  schema: ZodMiniType,
  body: unknown,
  mismatches: readonly Mismatch[],
  request: PageRequest,
): unknown => {
  const page = wantsPage(schema, body) ? normalisePage(at(body, ['message']), request) : undefined;
  return page === undefined
    ? mismatches.reduce(normaliseValue, body)
    : withValue(body, ['message'], page);
};

/**
 * Converts a reply that does not match the contract, as far as the known dialects allow. `call` is `METHOD /path`;
 * `request` holds the requested page. Loaded on the first mismatch only.
 */
export const normaliseReply = (
  call: string,
  schema: ZodMiniType,
  body: unknown,
  request: PageRequest,
): { readonly isValid: boolean; readonly body: unknown } => {
  const normaliseCall = CALL_NORMALISERS[call];
  let normalised =
    normaliseCall === undefined
      ? body
      : withValue(body, ['message'], normaliseCall(at(body, ['message'])));
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(normalised);
    if (result.success) return { isValid: true, body: result.data };
    const next = normaliseOnce(schema, normalised, mismatchesOf(result.error.issues), request);
    if (next === normalised) break;
    normalised = next;
  }
  return { isValid: false, body: normalised };
};

/** The reply in the contract's shape; `undefined` if the known dialects do not explain it. */
export const toValidReply = (
  call: string,
  schema: ZodMiniType,
  body: unknown,
  request: PageRequest,
): unknown => {
  const normalised = normaliseReply(call, schema, body, request);
  return normalised.isValid ? normalised.body : undefined;
};
