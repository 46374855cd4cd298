import { decimal } from '@/domain/money/decimal';
import { EMPTY_TICKET, type Ticket, type TicketBasis } from '@/features/spot/ticket';

/** BTC/USDT at 67123.40: ask 67124.90, bid 67121.90; fee 0.2 % of the received amount. */
export const SPOT_BASIS: TicketBasis = {
  isFeeStated: true,
  terms: { feeFraction: decimal('0.002'), baseScale: 8, quoteScale: 2 },
  rules: { minimum: decimal('0.0005'), maximum: decimal('5'), step: decimal('0.0001') },
  last: decimal('67123.40'),
  spread: decimal('1.50'),
  decimals: 2,
  available: { base: decimal('0.25'), quote: decimal('10000') },
};
/** A ticket for 0.0123 BTC. */
export const spotTicket = (changes: Partial<Ticket> = {}): Ticket => ({
  ...EMPTY_TICKET,
  amount: '0.0123',
  ...changes,
});

/** A ticket whose amount is typed in USDT. */
export const spotTotal = (amount: string, changes: Partial<Ticket> = {}): Ticket =>
  spotTicket({ unit: 'quote', amountIn: 'quote', amount, ...changes });
