import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { periodStart, resultsByPeriod, startOf, closedWithin } from './results-over-time';
import type { Result } from './results';

/** Epoch seconds in the device's time zone. March 2026 starts on a Sunday. */
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

describe('results over time', () => {
  it('are summed by day; a day without orders has zero', () => {
    expect(resultsByPeriod(RESULTS, 'day')).toEqual([
      { start: at(2, 27), orders: 1, profit: '85', total: '85' },
      { start: at(2, 28), orders: 2, profit: '-102.5', total: '-17.5' },
      { start: at(3, 1), orders: 0, profit: '0', total: '-17.5' },
      { start: at(3, 2), orders: 0, profit: '0', total: '-17.5' },
      { start: at(3, 3), orders: 1, profit: '40.25', total: '22.75' },
    ]);
  });

  it('are summed by weeks that start on Monday', () => {
    expect(resultsByPeriod(RESULTS, 'week')).toEqual([
      { start: at(2, 23), orders: 3, profit: '-17.5', total: '-17.5' },
      { start: at(3, 2), orders: 1, profit: '40.25', total: '22.75' },
    ]);
    expect(startOf('week', at(3, 1, 23, 59))).toBe(at(2, 23));
  });

  it('are summed by calendar months', () => {
    expect(resultsByPeriod([...RESULTS, result(at(5, 31), '1')], 'month')).toEqual([
      { start: at(2, 1), orders: 3, profit: '-17.5', total: '-17.5' },
      { start: at(3, 1), orders: 1, profit: '40.25', total: '22.75' },
      { start: at(4, 1), orders: 0, profit: '0', total: '22.75' },
      { start: at(5, 1), orders: 1, profit: '1', total: '23.75' },
    ]);
  });

  it('are correct across clock changes', () => {
    const year = resultsByPeriod([result(at(1, 1), '1'), result(at(12, 31, 23), '1')], 'day');
    expect(year).toHaveLength(365);
    expect(year.at(-1)?.total).toBe('2');
  });

  it('are empty without orders', () => {
    expect(resultsByPeriod([], 'month')).toEqual([]);
  });
});

describe('a period', () => {
  it('of seven days is today and the six days before', () => {
    expect(periodStart('7d', at(3, 6, 15))).toBe(at(2, 28));
    expect(closedWithin(RESULTS, '7d', at(3, 6, 15))).toEqual(RESULTS.slice(1));
  });

  it('of thirty days crosses the end of a month; "all" has no start', () => {
    expect(periodStart('30d', at(3, 6, 15))).toBe(at(2, 5));
    expect(closedWithin(RESULTS, 'all', at(3, 6))).toEqual(RESULTS);
  });
});
