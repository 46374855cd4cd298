import { PRICED_ORDER_REFUSALS } from '@/api/order-refusals';
import type { RefusalTargets } from '@/api/refusals';
import type { Field } from './ticket';

/** Where the ticket of a coin order shows each refusal. A request that is wrong means the price: the rest is chosen, not typed, or has words of its own. */
export const SPOT_TARGETS: RefusalTargets<'placeCoinOrder', Field> = {
  ...PRICED_ORDER_REFUSALS,
  amount_wrong: 'amount',
  quantity_not_multiple: 'amount',
  order_below_minimum: 'amount',
  order_above_maximum: 'amount',
  wallet_insufficient: 'amount',
  limit_sell_below_price: 'limit',
  parameter_wrong: 'limit',
};

/** The fields of a ticket that can be wrong, by its mode. */
export const FIELDS_SHOWN = {
  market: ['amount'],
  limit: ['amount', 'limit'],
} as const satisfies Record<string, readonly Field[]>;
