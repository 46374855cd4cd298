import type { ApiFailure } from './errors';
import type { OperationId, OPERATIONS } from './generated/operations';

/** Keys that a call may be refused with, as the contract announces them. A lost session is handled for the whole app. */
export type RefusalOf<Id extends OperationId> = Exclude<
  (typeof OPERATIONS)[Id]['errors'][number],
  'session_expired'
>;

/** Where a refusal is shown: at a field, or for the form as a whole. */
export type FieldTarget<Field extends string> = Field | 'form';

/** Where each refusal of the calls of a form is shown. One that the contract announces and that is missing does not compile. */
export type RefusalTargets<Id extends OperationId, Field extends string> = Readonly<
  Record<RefusalOf<Id>, FieldTarget<Field>>
>;

/** A refusal that concerns a field. `key` is the catalogue key or the server's own words. */
export interface ServerRefusal<Field extends string> {
  readonly field: Field;
  readonly key: string;
}

/** Where a failed call is shown. What the contract does not announce, and a call without a reply, concern the whole form. */
export const targetOf = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field>>>,
  failure: ApiFailure,
): FieldTarget<Field> =>
  failure.kind === 'business' && Object.hasOwn(targets, failure.key)
    ? (targets[failure.key] ?? 'form')
    : 'form';

/** The refusal of one of `shown`, the fields that the form has now; `undefined` for what concerns the whole form. */
export const findFieldRefusal = <Field extends string>(
  targets: Readonly<Record<string, FieldTarget<Field>>>,
  failure: ApiFailure,
  shown: readonly Field[],
): ServerRefusal<Field> | undefined => {
  const field = shown.find((candidate) => candidate === targetOf(targets, failure));
  return field === undefined || failure.kind !== 'business'
    ? undefined
    : { field, key: failure.key };
};
