import type { ApiFailure } from './errors';
import type { OperationId, OPERATIONS } from './generated/operations';

/** The refusal keys that the contract lists for a call. Without `session_expired`, which is handled for the whole app. */
export type RefusalKeyOf<Id extends OperationId> = Exclude<
  (typeof OPERATIONS)[Id]['errors'][number],
  'session_expired'
>;

/** Where a refusal is shown: at a field, or for the form as a whole. */
export type FieldTarget<Field extends string> = Field | 'form';

/** The target of each refusal that a form's calls can return. A missing one is a compile error. */
export type RefusalTargets<Id extends OperationId, Field extends string> = Readonly<
  Record<RefusalKeyOf<Id>, FieldTarget<Field>>
>;

/** Refusals that every command of money can meet, and that no field puts right. */
export const COMMAND_TARGETS = {
  parameter_wrong: 'form',
  parameters_missing: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
  function_unavailable: 'form',
} as const satisfies Readonly<Record<string, FieldTarget<never>>>;

/** A refusal of one field. `key` is a catalogue key or the server's own text. */
export interface ServerRefusal<Field extends string> {
  readonly field: Field;
  readonly key: string;
}

/** Where a failed call is shown. Unlisted refusals and calls without a reply are shown for the whole form. */
export const refusalTargetOf = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field>>>,
  failure: ApiFailure,
): FieldTarget<Field> =>
  failure.kind === 'business' && Object.hasOwn(targets, failure.key)
    ? (targets[failure.key] ?? 'form')
    : 'form';

/** The refusal of one of the visible fields `shown`; `undefined` if it is shown for the whole form. */
export const findFieldRefusal = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field>>>,
  failure: ApiFailure,
  shown: readonly Field[],
): ServerRefusal<Field> | undefined => {
  const field = shown.find((candidate) => candidate === refusalTargetOf(targets, failure));
  return field === undefined || failure.kind !== 'business'
    ? undefined
    : { field, key: failure.key };
};
