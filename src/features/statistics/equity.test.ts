import { describe, expect, it } from 'vitest';
import { decimal } from '@/domain/money/decimal';
import { equityHistoryIn, type EquityPoint } from './equity';

/** Epoch seconds in March 2026, in the device's time zone. */
const at = (day: number, hour = 0): number => new Date(2026, 2, day, hour).getTime() / 1000;
const point = (time: number, equity: string, flow = '0'): EquityPoint => ({
  time,
  equity: decimal(equity),
  flow: decimal(flow),
});

const NOW = at(20, 15);
const COURSE = [
  point(at(1, 9), '10000', '10000'),
  point(at(2), '10079.8'),
  point(at(13), '9979.8', '-500'),
  point(at(14), '9900.8'),
  point(at(15), '10100.8', '250'),
  point(NOW, '10050.8'),
];

describe('equity over time', () => {
  it('separates profit and loss from deposits and withdrawals', () => {
    // 10,000 - 500 + 250 = 9,750 was paid in, and 10,050.80 is there: the profit is 300.80.
    expect(equityHistoryIn(COURSE, 'all', NOW)).toEqual({
      points: COURSE,
      now: '10050.8',
      flow: '9750',
      result: '300.8',
      lowest: '9900.8',
      highest: '10100.8',
    });
  });

  it('starts a period with the last figure before it', () => {
    // The seven days ending on the 20th start on the 14th: 10,050.80 - 9,900.80 - 250.
    expect(equityHistoryIn(COURSE, '7d', NOW)).toMatchObject({
      points: COURSE.slice(3),
      flow: '250',
      result: '-100',
    });
    expect(equityHistoryIn(COURSE.toSpliced(3, 1), '7d', NOW)?.points[0]).toBe(COURSE[2]);
  });

  it('starts with the account if that is younger than the period', () => {
    expect(equityHistoryIn(COURSE, '30d', NOW)?.points).toEqual(COURSE);
  });

  it('has no opening in a history that was cut off', () => {
    const cut = COURSE.with(0, point(at(1, 9), '10000', '9000'));
    expect(equityHistoryIn(cut, 'all', NOW)).toMatchObject({ flow: '-250', result: '300.8' });
  });

  it('is undefined with fewer than two figures', () => {
    expect(equityHistoryIn(COURSE.slice(0, 1), 'all', NOW)).toBeUndefined();
    expect(equityHistoryIn([], 'all', NOW)).toBeUndefined();
  });
});
