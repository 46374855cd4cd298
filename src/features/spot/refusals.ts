import type { RefusalTargets } from '@/api/refusals';
import type { Field } from './ticket';

/** Where the ticket of a coin order shows each refusal. A request that is wrong means the price: the rest is chosen, not typed, or has words of its own. */
export const SPOT_TARGETS: RefusalTargets<'placeCoinOrder', Field> = {
  amount_wrong: 'amount',
  quantity_not_multiple: 'amount',
  order_below_minimum: 'amount',
  order_above_maximum: 'amount',
  wallet_insufficient: 'amount',
  limit_sell_below_price: 'limit',
  parameter_wrong: 'limit',
  pair_not_found: 'form',
  pair_not_activated: 'form',
  trade_not_activated: 'form',
  direction_wrong: 'form',
  parameters_missing: 'form',
  wallet_not_found: 'form',
  trading_closing: 'form',
  real_name_required: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
  debit_failed: 'form',
  fee_deduction_failed: 'form',
  function_unavailable: 'form',
};

/** The fields of a ticket that can be wrong, by its mode. */
export const FIELDS_SHOWN = {
  market: ['amount'],
  limit: ['amount', 'limit'],
} as const satisfies Record<string, readonly Field[]>;
