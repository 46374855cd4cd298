import { ORDER_REFUSALS } from '@/api/order-refusals';
import type { RefusalTargets } from '@/api/refusals';

/** Where the ticket of a seconds contract shows each refusal: the stake is all that is typed. */
export const SECONDS_TARGETS: RefusalTargets<'submitOrder' | 'submitForexOrder', 'stake'> = {
  ...ORDER_REFUSALS,
  amount_wrong: 'stake',
  order_below_minimum: 'stake',
  order_above_maximum: 'stake',
  balance_insufficient: 'stake',
  parameter_wrong: 'form',
};
