import { describe, expect, it } from 'vitest';
import type { OrderRow } from '@/api/rows';
import { sentOperation, SENT_AT } from '../../../tests/support/pending/sent-operation';
import { totalsAtCurrentPrices, resultAtPrice, isRunning, mergeOrders, toOrder } from './order';
import { findPlaced } from './outcome';

const row: OrderRow = {
  id: 501,
  match_id: 1,
  currency_id: 3,
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
  created_time: SENT_AT,
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

describe('an order', () => {
  it('expires after the remaining time of its row, counted from the reply', () => {
    expect(toOrder(row, 1_000_000)).toMatchObject({
      status: 'running',
      direction: 'down',
      endsAt: 1_012_500,
      stake: '100',
    });
    // "closing" on the wire is not settled yet.
    expect(isRunning(toOrder({ ...row, status: 2 }, 0))).toBe(true);
  });

  it('has its outcome and its net profit once settled', () => {
    expect(toOrder(settled, 0)).toMatchObject({
      status: 'settled',
      outcome: 'win',
      profit: '79.8',
      settlement: '67100.00',
    });
  });

  it('is just taken if the reply has no remaining time and no profit', () => {
    const { fact_profits: _told, remain_milli_seconds: _rest, ...taken } = row;
    // 30 s x 1000 from the reply.
    expect(toOrder(taken, 1_000_000)).toMatchObject({ status: 'running', endsAt: 1_030_000 });
  });

  it('runs whatever a server has written ahead for its end', () => {
    const ahead = {
      ...row,
      end_price: '67123.40',
      handled_at: '2026-03-02 09:00:00',
      complete_at: '2026-03-02 09:00:30',
      remain_milli_seconds: 12_500.25,
    };
    expect(toOrder(ahead, 1_000_000)).toMatchObject({ status: 'running', endsAt: 1_012_500.25 });
  });

  it('reads the times that all servers send as text, as UTC', () => {
    const { created_time: _placed, handled_time: _settled, ...told } = settled;
    expect(toOrder({ ...told, handled_at: '2026-03-02 09:00:30' }, 0)).toMatchObject({
      openedAt: SENT_AT,
      settledAt: SENT_AT + 30,
    });
  });

  it('reckons when it was placed from its end while it runs, whatever zone a text is in', () => {
    const { created_time: _placed, ...told } = { ...row, created_at: '2026-03-02 17:00:00' };
    // 12.5 s are left of its duration.
    const readAt = (SENT_AT + row.seconds) * 1000 - 12_500;
    expect(toOrder(told, readAt).openedAt).toBe(SENT_AT);
  });

  it('has a net profit by its terms if the server does not tell one', () => {
    const { fact_profits: _told, ...silent } = { ...settled, number: '12.34', profit_ratio: '85' };
    // 12.34 x 85 % = 10.489, paid as 10.48; less the fee of 0.20.
    expect(toOrder(silent, 0)).toMatchObject({ outcome: 'win', profit: '10.28' });
    expect(toOrder({ ...silent, profit_result: -1 }, 0)).toMatchObject({ profit: '-12.54' });
    expect(toOrder({ ...silent, profit_result: 0 }, 0)).toMatchObject({ profit: '-0.2' });
  });

  it('has a result at the current price while running', () => {
    const order = toOrder(row, 0);
    if (!isRunning(order)) throw new Error('expected a running order');
    expect(resultAtPrice(order, '67123.39')).toEqual({ outcome: 'win', profit: '79.8' });
    expect(resultAtPrice(order, '67123.41')).toEqual({ outcome: 'lose', profit: '-100.2' });
    expect(resultAtPrice(order, '67123.40')).toEqual({ outcome: 'draw', profit: '-0.2' });
  });
});

describe('an order whose reply was lost', () => {
  const operation = sentOperation({
    operationId: 'submitOrder',
    body: { match_id: 1, currency_id: 3, type: 2, seconds: 30, number: '100' },
    idsBefore: [500],
  });
  const newest = { rows: [row], limit: 20 };

  it('is found by its terms if it is not in idsBefore', () => {
    expect(findPlaced(operation, newest)).toEqual({ state: 'done', result: row });
  });

  it.each([
    ['an older order of the same terms', { idsBefore: [501] }],
    ['the other direction', { body: { ...operation.body, type: 1 } }],
    ['another pair', { body: { ...operation.body, match_id: 2 } }],
    ['another expiry', { body: { ...operation.body, seconds: 60 } }],
    ['another stake', { body: { ...operation.body, number: '101' } }],
  ])('is not mistaken for %s', (_what, changes) => {
    expect(findPlaced({ ...operation, ...changes }, newest).state).toBe('not-done');
  });
});

describe('several orders', () => {
  const running = [
    toOrder(row, 0),
    toOrder({ ...row, id: 502, symbol_name: 'EUR/USD', type: 1, open_price: '1.1000' }, 0),
  ].filter(isRunning);

  it('total their results per currency', () => {
    const prices = new Map([
      ['BTC/USDT', '67000'],
      ['EUR/USD', '1.0999'],
    ]);
    // Down and lower: 100 x 80 % - 0.20 = 79.80. Up and lower: -100 - 0.20 = -100.20. Total -20.40.
    expect(totalsAtCurrentPrices(running, (symbol) => prices.get(symbol))).toEqual([
      { currency: 'USDT', profit: '-20.4' },
    ]);
  });

  it('have no total while a price is missing', () => {
    expect(totalsAtCurrentPrices(running, () => undefined)).toEqual([
      { currency: 'USDT', profit: undefined },
    ]);
  });

  it('are merged without duplicates, settled if any list says so', () => {
    const [first, second] = [toOrder(row, 0), toOrder(settled, 0)];
    for (const lists of [
      [[first], [second]],
      [[second], [first]],
    ])
      expect(mergeOrders(lists)).toEqual([second]);
  });
});
