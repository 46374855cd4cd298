import type { RefusalKeyOf } from './refusals';

type PricedOrder = RefusalKeyOf<'openPosition'> & RefusalKeyOf<'placeCoinOrder'>;

/** Refusals that every call for an order announces and that no typed field can put right. */
export const ORDER_REFUSALS = {
  pair_not_found: 'form',
  pair_not_activated: 'form',
  trade_not_activated: 'form',
  trading_closing: 'form',
  limit_reached: 'form',
  parameters_missing: 'form',
  wallet_not_found: 'form',
  real_name_required: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
} as const satisfies { readonly [Key in PricedOrder & RefusalKeyOf<'submitOrder'>]?: 'form' };

/** The same for orders at the market or at a limit price. */
export const PRICED_ORDER_REFUSALS = {
  ...ORDER_REFUSALS,
  direction_wrong: 'form',
  debit_failed: 'form',
  fee_deduction_failed: 'form',
  function_unavailable: 'form',
} as const satisfies { readonly [Key in PricedOrder]?: 'form' };
