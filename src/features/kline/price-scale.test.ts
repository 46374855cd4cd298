import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@mocks/testing/runs';
import { niceTicks, timeTicks } from './price-scale';

describe('round prices', () => {
  it.each([
    // In steps of 200 there would be six: 31,000 to 32,000.
    ['thousands', 30_990, 32_010, 5, 2, [31_000, 31_250, 31_500, 31_750, 32_000]],
    ['thousands, three at most', 30_990, 32_010, 3, 2, [31_000, 31_500, 32_000]],
    ['exact decimals', 0.05, 0.75, 4, 2, [0.2, 0.4, 0.6]],
    ['tiny prices', 0.000_011_1, 0.000_011_35, 5, 8, [0.000_011_1, 0.000_011_2, 0.000_011_3]],
    // A step of 0.25 fits, but not into one decimal.
    ['few decimals', 10.2, 11.4, 5, 1, [10.5, 11]],
    ['less than a step of the price', 10.001, 10.004, 5, 2, []],
    ['negative values', -3, 3, 3, 0, [-2, 0, 2]],
  ])('%s', (_name, min, max, most, decimals, wanted) => {
    expect(niceTicks({ min, max }, most, decimals)).toEqual(wanted);
  });

  it('do not exist without a range', () => {
    expect(niceTicks({ min: 5, max: 5 }, 5, 2)).toEqual([]);
    expect(niceTicks({ min: 5, max: 6 }, 0, 2)).toEqual([]);
  });

  it('are 3 to 5, evenly spaced by a nice step and inside the range', () => {
    const price = fc.integer({ min: 1, max: 10_000_000 });
    fc.assert(
      fc.property(price, fc.integer({ min: 50, max: 10_000_000 }), (low, span) => {
        const [min, max] = [low / 100, (low + span) / 100];
        const ticks = niceTicks({ min, max }, 5, 8);
        expect(ticks.length).toBeGreaterThanOrEqual(3);
        expect(ticks.length).toBeLessThanOrEqual(5);
        for (const tick of ticks) expect(tick >= min && tick <= max).toBe(true);
        const steps = ticks.slice(1).map((tick, index) => tick - (ticks[index] ?? 0));
        const [step = 0] = steps;
        for (const other of steps) expect(other / step).toBeCloseTo(1);
        const lead = step / 10 ** Math.floor(Math.log10(step * 1.000_001));
        expect([1, 2, 2.5, 5].some((nice) => Math.abs(lead - nice) < 0.001)).toBe(true);
      }),
      runs(300),
    );
  });
});

describe('round times', () => {
  const MINUTE = 60;
  /** From 08:50 on, in minutes. */
  const times = Array.from({ length: 91 }, (_, index) => (530 + index) * MINUTE);

  it('are in the smallest step whose labels are apart', () => {
    // Two pixels a minute: half hours are 60 apart, quarters 30. 09:00 is ten minutes on, 20 pixels.
    expect(timeTicks(times, 0, 50, (index) => 2 * index)).toEqual([10, 40, 70]);
    expect(timeTicks(times, 0, 30, (index) => 2 * index)).toEqual([10, 25, 40, 55, 70, 85]);
    // Hours are 120 apart. 09:00 is closer to the left than a quarter of 100.
    expect(timeTicks(times, 0, 100, (index) => 2 * index)).toEqual([70]);
  });

  it('follow the local time', () => {
    // A quarter later it is 09:05 at the first point, so 09:30 is 25 minutes on.
    expect(timeTicks(times, 15 * MINUTE, 50, (index) => 2 * index)).toEqual([25, 55, 85]);
  });

  it('are the first points after a closed market, not the hours without points', () => {
    // Friday 22:00, then Sunday 22:30 and 23:00.
    const hours = [22, 70.5, 71].map((hour) => hour * 60 * MINUTE);
    expect(timeTicks(hours, 0, 100, (index) => 100 * index)).toEqual([1, 2]);
  });

  it('are Mondays and the first of the month for days', () => {
    // 90 days from Saturday 1 August 2026 on: Mondays are 3 August and every seven days from then.
    const first = Date.UTC(2026, 7, 1) / 1000;
    const days = Array.from({ length: 90 }, (_, index) => first + index * 24 * 60 * MINUTE);
    expect(timeTicks(days.slice(0, 20), 0, 70, (index) => 10 * index)).toEqual([2, 9, 16]);
    // Three pixels a day: fortnights are 42 apart, months at least 90. 1 September, 1 October.
    expect(timeTicks(days, 0, 70, (index) => 3 * index)).toEqual([31, 61]);
  });

  it('do not exist for a single point', () => {
    expect(timeTicks([60], 0, 50, () => 100)).toEqual([]);
    expect(timeTicks([], 0, 50, () => 100)).toEqual([]);
  });
});
