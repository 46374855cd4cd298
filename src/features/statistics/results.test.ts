import { describe, expect, it } from 'vitest';
import type { LeverageOrderRow, OrderRow } from '@/api/rows';
import { toFile } from './export';
import { uniqueInOrder, mainCurrency, fromPosition, fromSecondsOrder, totalOf } from './results';

const SECONDS: OrderRow = {
  id: 7,
  match_id: 1,
  currency_id: 1,
  currency_name: 'USDT',
  symbol_name: 'BTC/USDT',
  type: 2,
  seconds: 30,
  number: '100.00',
  open_price: '60000.00',
  end_price: '60001.00',
  fee: '2.00',
  profit_ratio: '85.00',
  fact_profits: '-100.00',
  status: 3,
  profit_result: -1,
  created_at: '2026-03-02 09:00:00',
  created_time: 1_772_442_000,
  handled_at: '2026-03-02 09:00:30',
  handled_time: 1_772_442_030,
  remain_milli_seconds: 0,
};

const LEVERAGE: LeverageOrderRow = {
  id: 9,
  show_lever_id: 1009,
  symbol: 'XAU/USD',
  type: 1,
  currency: 11,
  legal: 2,
  status: 3,
  origin_price: '2000.00',
  price: '2000.10',
  update_price: '2010.00',
  target_profit_price: '0',
  stop_loss_price: '0',
  share: 1,
  number: '10',
  multiple: 20,
  origin_caution_money: '1000.00',
  caution_money: '0.00',
  trade_fee: '10.00',
  overnight_money: '1.50',
  profits: '0',
  fact_profits: '99.00',
  create_time: 1_772_355_600,
  transaction_time: '2026-03-01 09:00:00',
  complete_time: '2026-03-02 09:00:20',
};

describe('the result of an order', () => {
  it('is its profit or loss minus all of its fees', () => {
    const [seconds] = fromSecondsOrder(SECONDS, 'crypto');
    const [leverage] = fromPosition(LEVERAGE, 'forex', 'USDT');
    expect(seconds).toMatchObject({ direction: 'down', profit: '-102', closedAt: 1_772_442_030 });
    expect(leverage).toMatchObject({ direction: 'long', fee: '11.5', profit: '87.5' });
    // Sent without epoch seconds: 10 s before the other one settled.
    expect(leverage?.closedAt).toBe(1_772_442_020);
  });

  it('is worked out from the terms of a contract whose server tells no profit', () => {
    const { fact_profits: _told, ...silent } = SECONDS;
    // A loss is the stake of 100 and the fee of 2; a win is 100 x 85 % less the fee.
    expect(fromSecondsOrder(silent, 'crypto')).toMatchObject([{ profit: '-102' }]);
    expect(fromSecondsOrder({ ...silent, profit_result: 1 }, 'crypto')).toMatchObject([
      { profit: '83' },
    ]);
  });

  it('does not exist while the order is open', () => {
    expect(
      fromSecondsOrder({ ...SECONDS, status: 1, handled_at: null, handled_time: null }, 'x'),
    ).toEqual([]);
    expect(fromPosition({ ...LEVERAGE, status: 4 }, 'forex', 'USDT')).toEqual([]);
  });

  it('is counted once if two pages overlap, oldest first', () => {
    const all = [
      ...fromSecondsOrder(SECONDS, 'crypto'),
      ...fromPosition(LEVERAGE, 'forex', 'USDT'),
    ];
    const ordered = uniqueInOrder([...all, ...fromSecondsOrder(SECONDS, 'crypto')]);
    expect(ordered.map(({ number }) => number)).toEqual([1009, 7]);
    expect(totalOf(ordered)).toBe('-14.5');
  });

  it('is summed in the currency of most orders', () => {
    const inBtc = fromSecondsOrder({ ...SECONDS, currency_name: 'BTC' }, 'crypto');
    const inUsdt = fromSecondsOrder(SECONDS, 'crypto');
    expect(mainCurrency([...inBtc, ...inUsdt, ...inUsdt])).toBe('USDT');
    expect(mainCurrency([])).toBeUndefined();
  });
});

it('the file has one row per order, with plain figures and times in UTC', () => {
  const words = {
    column: (name: string) => `the ${name}`,
    product: (name: string) => name,
    direction: (name: string) => name,
  };
  const results = [
    ...fromSecondsOrder(SECONDS, 'crypto'),
    ...fromPosition(LEVERAGE, 'forex', 'USDT'),
  ];
  expect(toFile(results, words).split('\r\n')).toEqual([
    '\uFEFFthe number,the product,the pair,the direction,the opened,the closed,the amount,the fee,the profit,the currency',
    '7,seconds,BTC/USDT,down,2026-03-02T09:00:00Z,2026-03-02T09:00:30Z,100,2,-102,USDT',
    '1009,leverage,XAU/USD,long,2026-03-01T09:00:00Z,2026-03-02T09:00:20Z,1000,11.5,87.5,USDT',
    '',
  ]);
});
