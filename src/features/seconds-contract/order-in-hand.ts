import { createInHand } from '@/api/in-hand';
import type { Order } from './order';
import { parseIntent, sameTerms, type OrderIntent } from './ticket';

/** The order that somebody is about to place, or has sent. */
export const orderInHand = createInHand<OrderIntent, Order>({
  key: 'draft:order-in-hand',
  parse: parseIntent,
  sameTerms,
});
