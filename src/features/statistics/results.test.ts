import { describe, expect, it } from 'vitest';
import {
  CLOSED_POSITION_ROW,
  COVERED_POSITION_ROW,
  LOST_CONTRACT_ROW,
} from '../../../tests/support/order-rows';
import { toFile } from './export';
import { mainCurrency, oldestFirst, fromPosition, fromSecondsOrder, totalOf } from './results';

describe('the result of an order', () => {
  it('is its profit or loss minus all of its fees', () => {
    const [seconds] = fromSecondsOrder(LOST_CONTRACT_ROW, 'crypto');
    const [leverage] = fromPosition(CLOSED_POSITION_ROW, 'forex', 'USDT');
    expect(seconds).toMatchObject({ direction: 'down', profit: '-102', closedAt: 1_772_442_030 });
    expect(leverage).toMatchObject({ direction: 'long', fee: '11.5', profit: '87.5' });
    // Sent without epoch seconds: 10 s before the other one settled.
    expect(leverage?.closedAt).toBe(1_772_442_020);
  });

  it('leaves out the part of a loss that the house has paid', () => {
    // -1200 - 11.50 + 211.50
    expect(fromPosition(COVERED_POSITION_ROW, 'forex', 'USDT')).toMatchObject([
      { fee: '11.5', profit: '-1000' },
    ]);
  });

  it('is worked out from the terms of a contract whose server tells no profit', () => {
    const { fact_profits: _told, ...silent } = LOST_CONTRACT_ROW;
    // A loss is the stake of 100 and the fee of 2; a win is 100 x 85 % less the fee.
    expect(fromSecondsOrder(silent, 'crypto')).toMatchObject([{ profit: '-102' }]);
    expect(fromSecondsOrder({ ...silent, profit_result: 1 }, 'crypto')).toMatchObject([
      { profit: '83' },
    ]);
  });

  it('does not exist while the order is open', () => {
    expect(
      fromSecondsOrder(
        { ...LOST_CONTRACT_ROW, status: 1, handled_at: null, handled_time: null },
        'x',
      ),
    ).toEqual([]);
    expect(fromPosition({ ...CLOSED_POSITION_ROW, status: 4 }, 'forex', 'USDT')).toEqual([]);
  });

  it('stands among those of other products, oldest first', () => {
    const ordered = oldestFirst([
      ...fromSecondsOrder(LOST_CONTRACT_ROW, 'crypto'),
      ...fromPosition(CLOSED_POSITION_ROW, 'forex', 'USDT'),
    ]);
    expect(ordered.map(({ number }) => number)).toEqual([1009, 7]);
    expect(totalOf(ordered)).toBe('-14.5');
  });

  it('is summed in the currency of most orders', () => {
    const inBtc = fromSecondsOrder({ ...LOST_CONTRACT_ROW, currency_name: 'BTC' }, 'crypto');
    const inUsdt = fromSecondsOrder(LOST_CONTRACT_ROW, 'crypto');
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
    ...fromSecondsOrder(LOST_CONTRACT_ROW, 'crypto'),
    ...fromPosition(CLOSED_POSITION_ROW, 'forex', 'USDT'),
  ];
  expect(toFile(results, words).split('\r\n')).toEqual([
    '\uFEFFthe number,the product,the pair,the direction,the opened,the closed,the amount,the fee,the profit,the currency',
    '7,seconds,BTC/USDT,down,2026-03-02T09:00:00Z,2026-03-02T09:00:30Z,100,2,-102,USDT',
    '1009,leverage,XAU/USD,long,2026-03-01T09:00:00Z,2026-03-02T09:00:20Z,1000,11.5,87.5,USDT',
    '',
  ]);
});
