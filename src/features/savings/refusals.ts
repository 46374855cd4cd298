import type { ApiFailure } from '@/api/errors';
import { COMMAND_TARGETS, type RefusalTargets } from '@/api/refusals';

/** Where the form shows a refusal besides its sheet. */
export type SavingsField = 'amount' | 'product' | 'account';

/** The places of the form, for `findFieldRefusal`. */
export const SAVINGS_FIELDS = [
  'amount',
  'product',
  'account',
] as const satisfies readonly SavingsField[];

/** Where the form shows each refusal of a deposit. */
export const OPEN_TARGETS: RefusalTargets<'openDeposit', SavingsField> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'amount',
  quantity_below_minimum: 'amount',
  order_above_maximum: 'amount',
  wallet_insufficient: 'amount',
  project_not_found: 'product',
  project_ended: 'product',
  project_state_wrong: 'product',
  project_full: 'product',
  real_name_required: 'account',
  wallet_not_found: 'form',
  debit_failed: 'form',
};

/** Refusals of an early redemption. All are shown in its sheet, which has no fields. */
export const REDEEM_TARGETS: RefusalTargets<'redeemDeposit', never> = {
  ...COMMAND_TARGETS,
  deposit_not_found: 'form',
  deposit_status_abnormal: 'form',
  wallet_change_failed: 'form',
};

/** Refusals of a redemption that the state of the deposit explains: it is another one now, or not in this account. */
export const redeemProblemOf = (failure: ApiFailure): 'changed' | 'missing' | undefined => {
  if (failure.kind !== 'business') return undefined;
  if (failure.key === 'deposit_status_abnormal') return 'changed';
  return failure.key === 'deposit_not_found' ? 'missing' : undefined;
};
