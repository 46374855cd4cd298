import type { RefusalTargets } from '@/api/refusals';

/** Where the form shows a refusal besides its sheet. */
export type Field = 'amount' | 'from';

/** Where the form shows each refusal. A position that was opened meanwhile blocks the account that the money comes from. */
export const TRANSFER_TARGETS: RefusalTargets<'transferBetweenAccounts', Field> = {
  amount_wrong: 'amount',
  wallet_insufficient: 'amount',
  account_insufficient: 'amount',
  leveraged_trade_open: 'from',
  parameter_wrong: 'form',
  parameters_missing: 'form',
  wallet_not_found: 'form',
  wallet_change_failed: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
  function_unavailable: 'form',
};

/** All of them are always visible. */
export const FIELDS = ['amount', 'from'] as const satisfies readonly Field[];
