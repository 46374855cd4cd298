import type { ZodMiniType } from 'zod/mini';
import { CALL_NORMALISERS, REFUSALS_BY_NOTHING } from './call-normalisers';
import { FIELD_NORMALISERS } from './field-normalisers';
import { mismatchesOf, type Mismatch } from './mismatches';
import { normalisePage, type PageRequest } from './normalise-page';
import { EVERY_ITEM, isSameMismatch, planFromSample, planOf, type Plan } from './plan';
import { VALUE_NORMALISERS } from './value-normalisers';

type Fields = Readonly<Record<PropertyKey, unknown>>;

/** Maximum passes: a normalised list can uncover rows that need normalising. The contract nests no deeper than this. */
const MAX_ROUNDS = 6;

/** How the mismatches of a plan are treated. */
interface Rules {
  /** True if a mismatch of the plan is one of this value. */
  readonly applies: (value: unknown, mismatch: Mismatch) => boolean;
  /** What fields mean that this call leaves out or empty. */
  readonly fields: (typeof FIELD_NORMALISERS)[string];
  readonly note: Note;
}

/** Receives the name of each rule that changed something. */
type Note = (rule: string) => void;

/** In place of a field that the reply leaves out. */
const ABSENT = Symbol('absent');

const isNothing = (value: unknown): boolean =>
  value === undefined || value === null || value === '';

/** The rules for a list whose first items were looked at: single values of another type only. */
const AHEAD = { applies: isSameMismatch, fields: {} } as const satisfies Partial<Rules>;

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null;

const at = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (inner, key) => (isFields(inner) && Object.hasOwn(inner, key) ? inner[key] : undefined),
    value,
  );

const normaliseValue = (value: unknown, { expected }: Mismatch, note: Note): unknown => {
  for (const { name, normalise } of VALUE_NORMALISERS) {
    const normalised = normalise(value, expected);
    if (normalised === undefined) continue;
    note(name);
    return normalised.value;
  }
  return value;
};

const copyOf = (value: object): object => (Array.isArray(value) ? value.slice() : { ...value });

/** Writes what becomes of the value at `key` into a copy, made when first needed. */
const normaliseAt = (
  value: object,
  key: PropertyKey,
  inner: unknown,
  normalised: unknown,
  copy: () => object,
): void => {
  if (normalised === inner) return;
  if (normalised !== ABSENT) Reflect.set(copy(), key, normalised);
  // No item of a list is removed: the others would move.
  else if (!Array.isArray(value)) Reflect.deleteProperty(copy(), key);
};

/** The value with everything below it normalised: one copy of each list and object that changes, however many rows do. */
const normaliseBelow = (value: unknown, { below }: Plan, rules: Rules): unknown => {
  if (below === undefined || !isFields(value)) return value;
  let made: object | undefined;
  const copy = () => (made ??= copyOf(value));
  for (const [key, plan] of below) {
    if (key === EVERY_ITEM && Array.isArray(value)) {
      for (const [index, inner] of value.entries())
        normaliseAt(value, index, inner, normalise(inner, plan, rules), copy);
      continue;
    }
    const inner = at(value, [key]);
    const meant = isNothing(inner) ? rules.fields[key]?.(value) : undefined;
    if (meant !== undefined) {
      rules.note(`${String(key)} left out or empty`);
      normaliseAt(value, key, inner, meant, copy);
    } else if (inner !== undefined)
      normaliseAt(value, key, inner, normalise(inner, plan, rules), copy);
  }
  return made ?? value;
};

const normalise = (value: unknown, plan: Plan, rules: Rules): unknown => {
  let normalised = normaliseBelow(value, plan, rules);
  for (const mismatch of plan.here ?? [])
    if (rules.applies(normalised, mismatch))
      normalised = normaliseValue(normalised, mismatch, rules.note) ?? ABSENT;
  return normalised;
};

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
  { fields, note }: Pick<Rules, 'fields' | 'note'>,
): unknown => {
  const page = wantsPage(schema, body)
    ? normalisePage(at(body, ['message']), request, note)
    : undefined;
  return page === undefined
    ? normalise(body, planOf(mismatches), { applies: () => true, fields, note })
    : withMessage(body, page);
};

/**
 * Converts a reply that does not match the contract, as far as the known dialects allow. `call` is `METHOD /path`;
 * `request` holds the requested page; `note` receives the rules that applied. Loaded on the first mismatch only.
 */
export const normaliseReply = (
  call: string,
  schema: ZodMiniType,
  body: unknown,
  request: PageRequest,
  note: Note = () => undefined,
): { readonly isValid: boolean; readonly body: unknown } => {
  const refusal = REFUSALS_BY_NOTHING[call];
  if (refusal !== undefined && isNothing(at(body, ['message']))) {
    note(`nothing is ${refusal}`);
    return { isValid: true, body: { type: 'error', message: refusal } };
  }
  const normaliseCall = CALL_NORMALISERS[call];
  let normalised =
    normaliseCall === undefined
      ? body
      : withMessage(body, normaliseCall.convert(at(body, ['message'])));
  if (normaliseCall !== undefined) note(normaliseCall.name);
  // A list of thousands is checked once: what its first items say is done to all of them before.
  const ahead = planFromSample(schema, normalised);
  if (ahead !== undefined) normalised = normalise(normalised, ahead, { ...AHEAD, note });
  for (let round = 0; round < MAX_ROUNDS; round += 1) {
    const result = schema.safeParse(normalised);
    if (result.success) return { isValid: true, body: result.data };
    const next = normaliseOnce(schema, normalised, mismatchesOf(result.error.issues), request, {
      fields: FIELD_NORMALISERS[call] ?? {},
      note,
    });
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
