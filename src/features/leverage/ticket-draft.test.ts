import { expect, it } from 'vitest';
import { afterOrder, EMPTY_TICKET, type Ticket } from './ticket-draft';

const ORDERED: Ticket = {
  ...EMPTY_TICKET,
  side: 'short',
  leverage: 20,
  lots: '10',
  limit: '31000',
  hasStops: true,
  stops: { unit: 'percent', takeProfit: '3', stopLoss: '1' },
};

it('a ticket has no lots, price and stops once they are those of an order, and keeps the rest', () => {
  expect(afterOrder(ORDERED, 10)).toEqual({ ...EMPTY_TICKET, side: 'short', leverage: 20 });
});

it('a ticket that was changed while its order was on the way stays', () => {
  expect(afterOrder({ ...ORDERED, lots: '12' }, 10)).toEqual({ ...ORDERED, lots: '12' });
});
