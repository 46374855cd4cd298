import type { RefusalTargets } from '@/api/refusals';

const FORM_TARGETS = {
  parameter_wrong: 'form',
  parameters_missing: 'form',
  real_name_required: 'form',
  operation_unauthorized: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  function_unavailable: 'form',
} as const;

/** The field at which the form of an address shows each refusal. */
export const ADDRESS_TARGETS: RefusalTargets<'savePayoutMethod', 'currency' | 'address'> = {
  ...FORM_TARGETS,
  currency_absent: 'currency',
  currency_not_added: 'currency',
  withdrawal_address_exists: 'address',
  transaction_account_already_set: 'form',
};

/** The field at which the form of a card shows each refusal. */
export const CARD_TARGETS: RefusalTargets<'savePayoutMethod', 'number'> = {
  ...FORM_TARGETS,
  currency_absent: 'form',
  currency_not_added: 'form',
  withdrawal_address_exists: 'form',
  transaction_account_already_set: 'number',
};
