import { describe, expect, it } from 'vitest';
import {
  bollingerBands,
  convergence,
  exponentialAverage,
  movingAverage,
  relativeStrength,
  type Series,
} from './indicators';

/** Expected values are worked out by hand and compared to eight decimals. */
const expectSeries = (series: Series, expected: Series): void => {
  expect(series).toHaveLength(expected.length);
  for (const [index, value] of expected.entries()) {
    if (value === undefined) expect(series[index]).toBeUndefined();
    else expect(series[index]).toBeCloseTo(value, 8);
  }
};

const none = undefined;

describe('indicators', () => {
  it('moving average: the mean of the last three', () => {
    // (1 + 2 + 6) / 3 = 3, (2 + 6 + 4) / 3 = 4, (6 + 4 + 8) / 3 = 6
    expectSeries(movingAverage([1, 2, 6, 4, 8], 3), [none, none, 3, 4, 6]);
    expectSeries(movingAverage([5], 3), [none]);
  });

  it('exponential average: starts with the mean, then moves half way to each price', () => {
    // Length 3 weighs 2 / 4 = 0.5: 3, 3 + (5 - 3) / 2 = 4, 4 + (8 - 4) / 2 = 6
    expectSeries(exponentialAverage([1, 2, 6, 5, 8], 3), [none, none, 3, 4, 6]);
  });

  it('Bollinger bands: two standard deviations of the window on each side', () => {
    // Window 1, 3: mean 2, variance ((1)^2 + (1)^2) / 2 = 1, deviation 1. Window 3, 7: mean 5, variance 4, deviation 2.
    const { middle, upper, lower } = bollingerBands([1, 3, 7], 2, 2);
    expectSeries(middle, [none, 2, 5]);
    expectSeries(upper, [none, 4, 9]);
    expectSeries(lower, [none, 0, 1]);
  });

  it('convergence: fast minus slow, its average, and the difference', () => {
    // Averages of one price are the prices themselves: 1, 4, 10, 10. Of three (weight 0.5): -, -, 5, 7.5.
    // Line: -, -, 5, 2.5; signal of one: the same, so the histogram is 0.
    const one = convergence([1, 4, 10, 10], [1, 3, 1]);
    expectSeries(one.line, [none, none, 5, 2.5]);
    expectSeries(one.histogram, [none, none, 0, 0]);
    // Slow of two (weight 2/3): -, 2.5, 2.5 + 7.5 * 2/3 = 7.5, 7.5 + 2.5 * 2/3 = 9.1666…
    // Line: -, 1.5, 2.5, 0.8333…; signal of two: -, -, 2, 2 + (0.8333 - 2) * 2/3 = 1.2222…
    const two = convergence([1, 4, 10, 10], [1, 2, 2]);
    expectSeries(two.line, [none, 1.5, 2.5, 5 / 6]);
    expectSeries(two.signal, [none, none, 2, 11 / 9]);
    expectSeries(two.histogram, [none, none, 0.5, -7 / 18]);
  });

  it('relative strength: share of gains in all moves, smoothed by Wilder', () => {
    // Moves +2, -1, +3, 0. Length 2: gains (2 + 0) / 2 = 1, losses (0 + 1) / 2 = 0.5 -> 100 * 1 / 1.5.
    // Then gains (1 + 3) / 2 = 2, losses 0.25 -> 100 * 2 / 2.25; then 1 and 0.125 -> 100 * 1 / 1.125.
    expectSeries(relativeStrength([10, 12, 11, 14, 14], 2), [
      none,
      none,
      200 / 3,
      800 / 9,
      800 / 9,
    ]);
    expectSeries(relativeStrength([3, 3, 3], 2), [none, none, 50]);
    expectSeries(relativeStrength([], 2), []);
  });
});
