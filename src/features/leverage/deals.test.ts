import { expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { dealsOf, newestDeals } from './deals';
import type { LeverageOrder } from './order';

const d = decimal;
/** Two lots of 0.01 BTC from 50000 to 50500: profit 10.00, fees 0.50 and 0.20. */
const closed: LeverageOrder = {
  id: 7,
  number: 10_007,
  board: 'crypto',
  symbol: 'BTC/USDT',
  baseId: 1,
  quoteId: 3,
  side: 'long',
  status: 'closed',
  mode: 'market',
  lots: 2,
  leverage: 10,
  openPrice: d('50000'),
  price: d('50500'),
  decimals: 2,
  takeProfit: undefined,
  stopLoss: undefined,
  margin: d('100'),
  fee: d('0.5'),
  nightFees: d('0.2'),
  profit: d('10'),
  covered: d('0'),
  returnPercent: d('10'),
  placedAt: 1000,
  openedAt: 1000,
  closedAt: 5000,
  reason: 'take_profit',
  isLimited: false,
};
const open: LeverageOrder = {
  ...closed,
  id: 8,
  status: 'open',
  openedAt: 2000,
  closedAt: undefined,
  reason: undefined,
};
const pending: LeverageOrder = { ...open, id: 9, status: 'pending', openedAt: undefined };
const cancelled: LeverageOrder = { ...pending, id: 10, status: 'cancelled', closedAt: 3000 };

const kindsOf = (filter: 'all' | 'opened' | 'closed') =>
  newestDeals([cancelled, pending, open, closed], filter).map(({ kind, order }) => [
    kind,
    order.id,
  ]);

it('gives an opening and a closing deal for a closed order, the latter with the profit net of fees', () => {
  expect(dealsOf(closed)).toEqual([
    { id: 14, kind: 'opened', at: 1000, price: '50000', money: undefined, order: closed },
    { id: 15, kind: 'closed', at: 5000, price: '50500', money: '9.3', order: closed },
  ]);
});

it('gives an opening deal for an open or closing order, and none for a pending one', () => {
  expect(dealsOf(open).map(({ kind, at }) => [kind, at])).toEqual([['opened', 2000]]);
  expect(dealsOf({ ...open, status: 'closing' })).toHaveLength(1);
  expect(dealsOf(pending)).toEqual([]);
});

it('gives a cancellation deal for a cancelled order, with its limit price and the refunded margin and fee', () => {
  expect(dealsOf(cancelled)).toEqual([
    { id: 21, kind: 'cancelled', at: 3000, price: '50000', money: '100.5', order: cancelled },
  ]);
});

it('lists the deals of servers that send no times, as of an unknown time, by the time of their order', () => {
  const untimed = { openedAt: undefined, closedAt: undefined } as const;
  expect(dealsOf({ ...cancelled, ...untimed })).toMatchObject([{ at: undefined }]);
  expect(dealsOf({ ...closed, ...untimed })).toMatchObject([
    { kind: 'opened', at: undefined },
    { kind: 'closed', at: undefined },
  ]);
  const deals = newestDeals([{ ...open, ...untimed, placedAt: 2500 }, closed], 'opened');
  expect(deals.map(({ id, at }) => [id, at])).toEqual([
    [16, undefined],
    [14, 1000],
  ]);
});

it('sorts deals newest first and filters them by kind', () => {
  expect(kindsOf('all')).toEqual([
    ['closed', 7],
    ['cancelled', 10],
    ['opened', 8],
    ['opened', 7],
  ]);
  expect(kindsOf('opened')).toEqual([
    ['opened', 8],
    ['opened', 7],
  ]);
  expect(kindsOf('closed')).toEqual([['closed', 7]]);
});

it('lists the closing before the opening of the same second', () => {
  expect(newestDeals([{ ...closed, closedAt: 1000 }], 'all').map(({ kind }) => kind)).toEqual([
    'closed',
    'opened',
  ]);
});
