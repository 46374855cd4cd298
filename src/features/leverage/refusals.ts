import { PRICED_ORDER_REFUSALS } from '@/api/order-refusals';
import type { RefusalTargets } from '@/api/refusals';
import type { Field } from './ticket';

/** Where the ticket of a leveraged order shows each refusal. */
export const LEVERAGE_TARGETS: RefusalTargets<'openPosition' | 'openForexPosition', Field> = {
  ...PRICED_ORDER_REFUSALS,
  quantity_not_multiple: 'lots',
  order_below_minimum: 'lots',
  order_above_maximum: 'lots',
  account_insufficient: 'lots',
  limit_sell_below_price: 'limit',
  take_profit_wrong: 'takeProfit',
  stop_loss_wrong: 'stopLoss',
  parameter_wrong: 'form',
  status_abnormal: 'form',
};

/** The fields of a ticket that can be wrong: lots always, prices where they are asked for. */
export const fieldsShown = (mode: 'market' | 'limit', hasStops: boolean): readonly Field[] => [
  'lots',
  ...(mode === 'limit' ? (['limit'] as const) : []),
  ...(hasStops ? (['takeProfit', 'stopLoss'] as const) : []),
];
