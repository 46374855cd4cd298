import { ORDER_REFUSALS } from '@/api/order-refusals';
import type { RefusalTargets } from '@/api/refusals';

/** The field at which the ticket shows each refusal. The stake is its only text field. */
export const SECONDS_TARGETS: RefusalTargets<'submitOrder' | 'submitForexOrder', 'stake'> = {
  ...ORDER_REFUSALS,
  amount_wrong: 'stake',
  order_below_minimum: 'stake',
  order_above_maximum: 'stake',
  balance_insufficient: 'stake',
  parameter_wrong: 'form',
};
