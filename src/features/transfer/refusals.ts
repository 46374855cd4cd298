import { COMMAND_TARGETS, type RefusalTargets } from '@/api/refusals';

/** Where the form shows a refusal besides its sheet. */
export type Field = 'amount' | 'from';

/** Where the form shows each refusal. A position that was opened meanwhile blocks the account that the money comes from. */
export const TRANSFER_TARGETS: RefusalTargets<'transferBetweenAccounts', Field> = {
  ...COMMAND_TARGETS,
  amount_wrong: 'amount',
  wallet_insufficient: 'amount',
  account_insufficient: 'amount',
  leveraged_trade_open: 'from',
  wallet_not_found: 'form',
  wallet_change_failed: 'form',
};

/** All of them are always visible. */
export const FIELDS = ['amount', 'from'] as const satisfies readonly Field[];
