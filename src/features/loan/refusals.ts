import { COMMAND_TARGETS, type RefusalTargets } from '@/api/refusals';
import type { Screen } from '@/domain/screens/screens';

/** Where the form of an application shows a refusal besides its sheet. */
export type ApplyField = 'amount' | 'gate';
/** The places of that form. */
export const APPLY_FIELDS = ['amount', 'gate'] as const satisfies readonly ApplyField[];

/** Where each refusal of an application is shown. */
export const APPLY_TARGETS: RefusalTargets<'applyForLoan', ApplyField> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'amount',
  order_below_minimum: 'amount',
  order_above_maximum: 'amount',
  already_applied: 'gate',
  real_name_required: 'gate',
  product_not_found: 'gate',
  configuration_wrong: 'form',
  wallet_not_found: 'form',
};

/** The screen where a refusal at the gate is put right. */
export const GATE_STEPS = {
  already_applied: 'loanOrders',
  real_name_required: 'primaryCertification',
  product_not_found: 'loan',
} as const satisfies Readonly<Record<string, Screen>>;

/** Where the form of a repayment shows a refusal: at its amount, or as what the loan is now. */
export type RepayField = 'amount' | 'loan';
/** The places of that form. */
export const REPAY_FIELDS = ['amount', 'loan'] as const satisfies readonly RepayField[];

/** Where each refusal of a repayment is shown. */
export const REPAY_TARGETS: RefusalTargets<'repayLoan', RepayField> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'amount',
  order_above_maximum: 'amount',
  wallet_insufficient: 'amount',
  status_abnormal: 'loan',
  data_not_found: 'form',
  wallet_not_found: 'form',
  debit_failed: 'form',
};

/** Refusals in the sheets for which this feature has words of its own; the catalogue has the others. */
export const SHEET_TEXTS = {
  configuration_wrong: 'refused.configuration',
  wallet_not_found: 'refused.wallet',
  data_not_found: 'refused.missing',
} as const;
