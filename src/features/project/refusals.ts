import type { ApiFailure } from '@/api/errors';
import { COMMAND_TARGETS, type RefusalTargets } from '@/api/refusals';

/** Where the form shows a refusal besides its sheet: at the units, or as what stands against this project. */
export type ProjectField = 'units' | 'project';

/** The places of the form, for `findFieldRefusal`. */
export const PROJECT_FIELDS = ['units', 'project'] as const satisfies readonly ProjectField[];

/** Where the form shows each refusal. A price that has moved is accepted in the sheet. */
export const PROJECT_TARGETS: RefusalTargets<'subscribeToProject', ProjectField> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'units',
  quantity_below_minimum: 'units',
  order_above_maximum: 'units',
  wallet_insufficient: 'units',
  quote_expired: 'form',
  project_not_found: 'project',
  project_ended: 'project',
  project_state_wrong: 'project',
  project_full: 'project',
  pid_empty: 'form',
  wallet_not_found: 'form',
  debit_failed: 'form',
  real_name_required: 'form',
};

/** True if a subscription was refused because its price has moved. */
export const isPriceOver = (failure: ApiFailure): boolean =>
  failure.kind === 'business' && failure.key === 'quote_expired';

/** True if a subscription was refused because the identity is not verified. */
export const needsIdentity = (failure: ApiFailure): boolean =>
  failure.kind === 'business' && failure.key === 'real_name_required';
