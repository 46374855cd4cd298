import type { RefusalTargets } from '@/api/refusals';

/** Where the ticket of a seconds contract shows each refusal: the stake is all that is typed. */
export const SECONDS_TARGETS: RefusalTargets<'submitOrder' | 'submitForexOrder', 'stake'> = {
  amount_wrong: 'stake',
  order_below_minimum: 'stake',
  order_above_maximum: 'stake',
  balance_insufficient: 'stake',
  pair_not_found: 'form',
  pair_not_activated: 'form',
  trade_not_activated: 'form',
  trading_closing: 'form',
  wallet_not_found: 'form',
  real_name_required: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
};
