import { describe, expect, it } from 'vitest';
import type { OrderRow } from '@/api/rows';
import { decimal } from '@/domain/money/decimal';
import { ifAllEnded, ifItEndedAt, isRunning, mergeOrders, toOrder } from './order';
import { findPlaced } from './placement';
import type { OrderIntent } from './ticket';

const row: OrderRow = {
  id: 501,
  match_id: 1,
  currency_id: 1,
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  type: 2,
  seconds: 30,
  number: '100.00',
  open_price: '67123.40',
  end_price: null,
  fee: '0.20',
  profit_ratio: '80.00',
  fact_profits: '0',
  status: 1,
  profit_result: 0,
  created_at: '2026-03-02 09:00:00',
  created_time: 1_772_442_000,
  remain_milli_seconds: 12_500,
};

const settled: OrderRow = {
  ...row,
  status: 3,
  end_price: '67100.00',
  fact_profits: '80.00',
  profit_result: 1,
  handled_time: 1_772_442_030,
};

describe('an order of the wire', () => {
  it('runs until the time that its row had left when it was read', () => {
    expect(toOrder(row, 1_000_000)).toMatchObject({
      status: 'running',
      direction: 'down',
      endsAt: 1_012_500,
      stake: '100',
    });
    // "closing" on the wire is not decided yet.
    expect(isRunning(toOrder({ ...row, status: 2 }, 0))).toBe(true);
  });

  it('is settled with its outcome and its profit less the fee', () => {
    expect(toOrder(settled, 0)).toMatchObject({
      status: 'settled',
      outcome: 'win',
      profit: '79.8',
      settlement: '67100.00',
    });
  });

  it('says what it would bring if it ended now', () => {
    const order = toOrder(row, 0);
    if (!isRunning(order)) throw new Error('it runs');
    expect(ifItEndedAt(order, '67123.39')).toEqual({ outcome: 'win', profit: '79.8' });
    expect(ifItEndedAt(order, '67123.41')).toEqual({ outcome: 'lose', profit: '-100.2' });
    expect(ifItEndedAt(order, '67123.40')).toEqual({ outcome: 'draw', profit: '-0.2' });
  });
});

describe('whether an order without a reply was placed', () => {
  const intent: OrderIntent = {
    clientId: 'client',
    pair: { id: 1, board: 'crypto', symbol: 'BTC/USDT' },
    direction: 'down',
    expiry: {
      seconds: 30,
      payoutPercent: decimal('80'),
      minimum: decimal('10'),
      maximum: decimal('5000'),
    },
    source: {
      currencyId: 1,
      currency: 'USDT',
      feePercent: decimal('0.2'),
      available: decimal('1000'),
    },
    preview: {
      stake: decimal('100'),
      fee: decimal('0.2'),
      gain: decimal('79.8'),
      loss: decimal('-100.2'),
    },
  };
  const newest = [toOrder(row, 0)];

  it('is told by the list, if an order of these terms is there that was not before', () => {
    expect(findPlaced(intent, newest, new Set([500]))?.id).toBe(501);
  });

  it.each([
    ['an older order of the same terms', intent, new Set([501])],
    ['the other direction', { ...intent, direction: 'up' as const }, new Set<number>()],
    ['another pair', { ...intent, pair: { ...intent.pair, id: 2 } }, new Set<number>()],
    ['another expiry', { ...intent, expiry: { ...intent.expiry, seconds: 60 } }, new Set<number>()],
    [
      'another stake',
      { ...intent, preview: { ...intent.preview, stake: decimal('101') } },
      new Set<number>(),
    ],
  ])('is not mistaken for %s', (_what, other, known) => {
    expect(findPlaced(other, newest, known)).toBeUndefined();
  });
});

describe('several orders', () => {
  const running = [
    toOrder(row, 0),
    toOrder({ ...row, id: 502, symbol_name: 'EUR/USD', type: 1, open_price: '1.1000' }, 0),
  ].filter(isRunning);

  it('bring together what each of them would bring', () => {
    const prices = new Map([
      ['BTC/USDT', '67000'],
      ['EUR/USD', '1.0999'],
    ]);
    // Down and lower: 100 x 80 % - 0.20 = 79.80. Up and lower: -100 - 0.20 = -100.20. Together -20.40.
    expect(ifAllEnded(running, (symbol) => prices.get(symbol))).toEqual([
      { currency: 'USDT', profit: '-20.4' },
    ]);
  });

  it('have no sum while a price is not known', () => {
    expect(ifAllEnded(running, () => undefined)).toEqual([{ currency: 'USDT', profit: undefined }]);
  });

  it('are known once, as settled where one list says so, whichever came first', () => {
    const [first, second] = [toOrder(row, 0), toOrder(settled, 0)];
    for (const lists of [
      [[first], [second]],
      [[second], [first]],
    ])
      expect(mergeOrders(lists)).toEqual([second]);
  });
});
