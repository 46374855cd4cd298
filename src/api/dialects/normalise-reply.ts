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

/** What does not match at a value and below it. Empty parts are left out: a list can have a hundred thousand of these. */
interface Plan {
  here?: Mismatch[];
  below?: Map<PropertyKey, Plan>;
}

const planOf = (mismatches: readonly Mismatch[]): Plan => {
  const root: Plan = {};
  for (const mismatch of mismatches) {
    let plan = root;
    for (const key of mismatch.path) {
      plan.below ??= new Map();
      let next = plan.below.get(key);
      if (next === undefined) plan.below.set(key, (next = {}));
      plan = next;
    }
    (plan.here ??= []).push(mismatch);
  }
  return root;
};

const normaliseValue = (value: unknown, { expected }: Mismatch): unknown => {
  for (const { normalise } of VALUE_NORMALISERS) {
    const normalised = normalise(value, expected);
    if (normalised !== undefined) return normalised.value;
  }
  return value;
};

const copyOf = (value: object): object => (Array.isArray(value) ? value.slice() : { ...value });

/** The value with everything below it normalised: one copy of each list and object that changes, however many rows do. */
const normaliseBelow = (value: unknown, { below }: Plan): unknown => {
  if (below === undefined || !isFields(value)) return value;
  let copy: object | undefined;
  for (const [key, plan] of below) {
    const inner = at(value, [key]);
    const normalised = inner === undefined ? undefined : normalise(inner, plan);
    // `null` removes a field, but no item of a list: the others would move.
    const isRemoved = normalised === null && !Array.isArray(value);
    if (normalised === inner && !isRemoved) continue;
    copy ??= copyOf(value);
    if (isRemoved) Reflect.deleteProperty(copy, key);
    else Reflect.set(copy, key, normalised);
  }
  return copy ?? value;
};

const normalise = (value: unknown, plan: Plan): unknown =>
  (plan.here ?? []).reduce(normaliseValue, normaliseBelow(value, plan));

/** A copy of the reply with another message. */
const withMessage = (body: unknown, message: unknown): unknown =>
  isFields(body) ? { ...body, message } : body;

/** True if the contract has a page at `message`: validating an empty object then reports a missing page number. */
const wantsPage = (schema: ZodMiniType, body: unknown): boolean => {
  const probe = schema.safeParse(withMessage(body, {}));
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
  return page === undefined ? normalise(body, planOf(mismatches)) : withMessage(body, page);
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
    normaliseCall === undefined ? body : withMessage(body, normaliseCall(at(body, ['message'])));
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
