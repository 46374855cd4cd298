import type { RefusalTargets } from '@/api/refusals';
import type { Field } from './ticket';

/** Where the ticket of a leveraged order shows each refusal. */
export const LEVERAGE_TARGETS: RefusalTargets<'openPosition' | 'openForexPosition', Field> = {
  quantity_not_multiple: 'lots',
  order_below_minimum: 'lots',
  order_above_maximum: 'lots',
  account_insufficient: 'lots',
  limit_sell_below_price: 'limit',
  take_profit_wrong: 'takeProfit',
  stop_loss_wrong: 'stopLoss',
  pair_not_found: 'form',
  pair_not_activated: 'form',
  trade_not_activated: 'form',
  direction_wrong: 'form',
  parameter_wrong: 'form',
  parameters_missing: 'form',
  wallet_not_found: 'form',
  trading_closing: 'form',
  real_name_required: 'form',
  account_frozen: 'form',
  account_locked: 'form',
  request_illegal: 'form',
  debit_failed: 'form',
  fee_deduction_failed: 'form',
  status_abnormal: 'form',
  function_unavailable: 'form',
};

/** The fields of a ticket that can be wrong: lots always, prices where they are asked for. */
export const fieldsShown = (mode: 'market' | 'limit', hasStops: boolean): readonly Field[] => [
  'lots',
  ...(mode === 'limit' ? (['limit'] as const) : []),
  ...(hasStops ? (['takeProfit', 'stopLoss'] as const) : []),
];
