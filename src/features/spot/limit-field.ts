import { decimal, fromTicks, larger, type Decimal } from '@/domain/money/decimal';
import type { Ticket, TicketBasis } from './ticket';

/** The significant digit of the price that a step changes: 1.00 for 67,123.45. */
const STEPPED_DIGIT = 5;

/** Step of the limit field: about a ten-thousandth of the price, at least the pair's price step. */
export const limitStepOf = ({ last, decimals }: TicketBasis): Decimal => {
  const places = STEPPED_DIGIT - (last.split('.')[0] ?? '').length;
  const step = places >= 0 ? fromTicks(1, places) : `1${'0'.repeat(-places)}`;
  return larger(decimal(step), decimal(fromTicks(1, decimals)));
};

/** Changes the mode of a ticket. An empty limit is filled with the current price. */
export const withMode = (ticket: Ticket, mode: Ticket['mode'], basis: TicketBasis): Ticket => ({
  ...ticket,
  mode,
  limit: mode === 'limit' && ticket.limit === '' ? basis.last : ticket.limit,
});
