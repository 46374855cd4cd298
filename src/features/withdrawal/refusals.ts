import type { RefusalKeyOf } from '@/api/refusals';

/**
 * Where a refusal of a withdrawal is shown: at a field of the form, at the trade password, as a new fee, as the question for
 * a code of the authenticator, or in the sheet.
 */
export type RefusalPlace = 'amount' | 'destination' | 'password' | 'fee' | 'stepUp' | 'sheet';

/** The screens where what a refusal names is put right. */
export type NextStep =
  | 'withdrawRecords'
  | 'contract'
  | 'trade'
  | 'primaryCertification'
  | 'payoutMethods'
  | 'customerService';

/** The place of a refusal, and the screen of its next step; `undefined` if the place itself is where it is put right. */
interface RefusalRule {
  readonly place: RefusalPlace;
  readonly next: NextStep | undefined;
}

const at = (place: RefusalPlace, next?: NextStep): RefusalRule => ({ place, next });

/** Every refusal of a withdrawal. One without a next step is put right where it is shown. */
export const REFUSALS: Readonly<Record<RefusalKeyOf<'submitWithdrawal'>, RefusalRule>> = {
  amount_wrong: at('amount'),
  quantity_below_minimum: at('amount'),
  order_above_maximum: at('amount'),
  wallet_insufficient: at('amount'),
  withdrawal_exceeds_holding: at('amount'),
  withdrawal_address_missing: at('destination', 'payoutMethods'),
  trade_password_wrong: at('password'),
  too_many_attempts: at('password'),
  fee_changed: at('fee'),
  operation_unauthorized: at('stepUp'),
  withdrawal_pending: at('sheet', 'withdrawRecords'),
  positions_open: at('sheet', 'contract'),
  turnover_insufficient: at('sheet', 'trade'),
  real_name_required: at('sheet', 'primaryCertification'),
  function_unavailable: at('sheet', 'customerService'),
  wallet_not_found: at('sheet', 'customerService'),
  currency_absent: at('sheet', 'customerService'),
  debit_failed: at('sheet', 'customerService'),
  fee_deduction_failed: at('sheet', 'customerService'),
  // Their way to customer service says what happened to the account.
  account_frozen: at('sheet', 'customerService'),
  account_locked: at('sheet', 'customerService'),
  request_illegal: at('sheet', 'customerService'),
  parameter_wrong: at('sheet', 'customerService'),
  parameters_missing: at('sheet', 'customerService'),
};

const isListed = (key: string): key is keyof typeof REFUSALS => Object.hasOwn(REFUSALS, key);

/** Where a refusal is shown; one that the contract does not list, in the sheet. */
export const refusalRuleOf = (key: string): RefusalRule =>
  isListed(key) ? REFUSALS[key] : at('sheet');
