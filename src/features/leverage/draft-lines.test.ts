import { expect, it, vi } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { ticketLines } from './draft-lines';
import type { TicketBasis } from './ticket';
import { EMPTY_TICKET, type Ticket } from './ticket-draft';

const BASIS: TicketBasis = {
  terms: {
    position: {
      lotSize: decimal('0.01'),
      feePercent: decimal('0'),
      overnightPercent: decimal('0'),
      rate: decimal('1'),
      scale: 2,
    },
    lots: { minimum: 1, maximum: 0, step: 1 },
    canClosePart: true,
    leverages: [10],
    spread: decimal('5'),
    currency: 'USDT',
    stopOutPercent: undefined,
    isLossCovered: false,
    unknown: [],
    night: undefined,
  },
  account: {
    cash: decimal('1000'),
    held: decimal('0'),
    usedMargin: decimal('0'),
    floating: decimal('0'),
  },
  positions: [],
  last: decimal('50000'),
  decimals: 2,
};

const WITH_STOPS: Ticket = {
  ...EMPTY_TICKET,
  hasStops: true,
  stops: { unit: 'percent', takeProfit: '2', stopLoss: '' },
};

const ignore = (): void => undefined;

it('offers no line until a limit or stops are wanted', () => {
  expect(ticketLines(EMPTY_TICKET, BASIS, ignore)).toEqual([]);
});

it('has a line for each stop, set or not, from the opening price: a long buys at 50,005', () => {
  expect(ticketLines(WITH_STOPS, BASIS, ignore)).toMatchObject([
    // 2 % of 50,005 is 1,000.10.
    { kind: 'takeProfit', price: '51005.1', start: '50005', side: 'above' },
    { kind: 'stopLoss', price: undefined, start: '50005', side: 'below' },
  ]);
  const [takeProfit, stopLoss] = ticketLines({ ...WITH_STOPS, side: 'short' }, BASIS, ignore);
  // A short sells at 49,995; 2 % of it is 999.90.
  expect(takeProfit).toMatchObject({ price: '48995.1', side: 'below' });
  expect(stopLoss).toMatchObject({ start: '49995', side: 'above' });
});

it('has a line for the limit, and none for stops while there is no limit to measure from', () => {
  const limit: Ticket = { ...WITH_STOPS, mode: 'limit' };
  expect(ticketLines(limit, BASIS, ignore)).toMatchObject([
    { kind: 'limit', price: undefined, start: '50000', side: 'below' },
  ]);
  expect(ticketLines({ ...limit, limit: '40000' }, BASIS, ignore)).toMatchObject([
    { kind: 'limit', price: '40000' },
    { kind: 'takeProfit', price: '40800' },
    { kind: 'stopLoss', price: undefined },
  ]);
});

it('enters a moved line as a price, and shows the other stop as a price too', () => {
  const onChange = vi.fn<(ticket: Ticket) => void>();
  const [, stopLoss] = ticketLines(WITH_STOPS, BASIS, onChange);
  stopLoss?.set('49000.01');
  expect(onChange).toHaveBeenCalledWith({
    ...WITH_STOPS,
    stops: {
      unit: 'price',
      takeProfit: '51005.10',
      stopLoss: '49000.01',
      typedIn: { takeProfit: 'price' },
    },
  });
});

it('moves the limit alone', () => {
  const onChange = vi.fn<(ticket: Ticket) => void>();
  const ticket: Ticket = { ...WITH_STOPS, mode: 'limit', limit: '40000' };
  ticketLines(ticket, BASIS, onChange)[0]?.set('41000.50');
  expect(onChange).toHaveBeenCalledWith({ ...ticket, limit: '41000.50' });
});

it('draws no line through a price that is not positive', () => {
  const stops = { unit: 'price', takeProfit: '0', stopLoss: 'x' } as const;
  const lines = ticketLines({ ...WITH_STOPS, stops }, BASIS, ignore);
  expect(lines.map(({ price }) => price)).toEqual([undefined, undefined]);
});
