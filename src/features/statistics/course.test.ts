import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { beginningOf, courseOf, startOf, within } from './course';
import type { Result } from './results';

/** Epoch seconds of a time of this device. March 2026 begins on a Sunday. */
const at = (month: number, day: number, hour = 0, minute = 0): number =>
  new Date(2026, month - 1, day, hour, minute).getTime() / 1000;

const result = (closedAt: number, profit: string): Result => ({
  key: `seconds crypto ${closedAt} ${profit}`,
  number: 1,
  product: 'seconds',
  symbol: 'BTC/USDT',
  direction: 'up',
  openedAt: closedAt - 30,
  closedAt,
  stake: decimal('100'),
  fee: decimal('0'),
  profit: decimal(profit),
  currency: 'USDT',
});

const RESULTS = [
  result(at(2, 27, 23, 59), '85'),
  result(at(2, 28), '-102'),
  result(at(2, 28, 12), '-0.5'),
  result(at(3, 3, 9), '40.25'),
];

describe('the course of results', () => {
  it('is summed by day, and a day without an order is one that brought nothing', () => {
    expect(courseOf(RESULTS, 'day')).toEqual([
      { start: at(2, 27), orders: 1, profit: '85', total: '85' },
      { start: at(2, 28), orders: 2, profit: '-102.5', total: '-17.5' },
      { start: at(3, 1), orders: 0, profit: '0', total: '-17.5' },
      { start: at(3, 2), orders: 0, profit: '0', total: '-17.5' },
      { start: at(3, 3), orders: 1, profit: '40.25', total: '22.75' },
    ]);
  });

  it('is summed by weeks that begin on Monday', () => {
    expect(courseOf(RESULTS, 'week')).toEqual([
      { start: at(2, 23), orders: 3, profit: '-17.5', total: '-17.5' },
      { start: at(3, 2), orders: 1, profit: '40.25', total: '22.75' },
    ]);
    expect(startOf('week', at(3, 1, 23, 59))).toBe(at(2, 23));
  });

  it('is summed by months of their own lengths', () => {
    expect(courseOf([...RESULTS, result(at(5, 31), '1')], 'month')).toEqual([
      { start: at(2, 1), orders: 3, profit: '-17.5', total: '-17.5' },
      { start: at(3, 1), orders: 1, profit: '40.25', total: '22.75' },
      { start: at(4, 1), orders: 0, profit: '0', total: '22.75' },
      { start: at(5, 1), orders: 1, profit: '1', total: '23.75' },
    ]);
  });

  it('goes through the days on which clocks are set', () => {
    const year = courseOf([result(at(1, 1), '1'), result(at(12, 31, 23), '1')], 'day');
    expect(year).toHaveLength(365);
    expect(year.at(-1)?.total).toBe('2');
  });

  it('of nothing is empty', () => {
    expect(courseOf([], 'month')).toEqual([]);
  });
});

describe('a period', () => {
  it('of seven days is today and the six before it', () => {
    expect(beginningOf('7d', at(3, 6, 15))).toBe(at(2, 28));
    expect(within(RESULTS, '7d', at(3, 6, 15))).toEqual(RESULTS.slice(1));
  });

  it('of thirty days reaches over the end of a month, and all has no beginning', () => {
    expect(beginningOf('30d', at(3, 6, 15))).toBe(at(2, 5));
    expect(within(RESULTS, 'all', at(3, 6))).toEqual(RESULTS);
  });
});
