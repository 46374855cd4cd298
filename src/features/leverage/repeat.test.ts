import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import type { Preview } from './ticket';
import { termsToRepeat, withTerms } from './repeat';
import { EMPTY_TICKET, parseTicket, type Ticket } from './ticket-draft';

const preview: Preview = {
  lots: 3,
  leverage: 20,
  openPrice: decimal('50001'),
  notional: decimal('1500.03'),
  margin: decimal('75.01'),
  fee: decimal('0.76'),
  cost: decimal('75.77'),
  spreadCost: decimal('0.06'),
  nightFee: decimal('0.31'),
  unknown: [],
  stops: { takeProfit: undefined, stopLoss: decimal('49000') },
  before: { equity: undefined, used: undefined, available: decimal('1000'), level: undefined },
  after: undefined,
};
const onScreen: Ticket = { ...EMPTY_TICKET, leverage: 10, limit: '40000' };

it('fills in side, type, lots and leverage of the last order, and no stop of it', () => {
  const terms = termsToRepeat({ side: 'short', mode: 'market', preview });
  expect(withTerms(onScreen, terms)).toEqual({
    ...onScreen,
    side: 'short',
    leverage: 20,
    lots: '3',
  });
});

it('keeps the stops that are on screen', () => {
  const stops = { unit: 'percent', takeProfit: '', stopLoss: '5' } as const;
  const terms = termsToRepeat({ side: 'long', mode: 'market', preview });
  expect(withTerms({ ...onScreen, hasStops: true, stops }, terms)).toMatchObject({
    hasStops: true,
    stops,
    lots: '3',
  });
});

it('fills in the limit of a limit order', () => {
  const terms = termsToRepeat({ side: 'long', mode: 'limit', preview });
  expect(withTerms(onScreen, terms)).toMatchObject({ mode: 'limit', limit: '50001' });
});

it('is readable from storage', () => {
  const terms = termsToRepeat({ side: 'long', mode: 'limit', preview });
  expect(parseTicket(JSON.parse(JSON.stringify(terms)))).toEqual(terms);
});
