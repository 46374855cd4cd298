/*
 * Indicators over candle prices, oldest first. They are drawn and never booked, so plain numbers are precise enough. A
 * value is `undefined` until there are enough prices.
 */

/** One value per price. */
export type Series = readonly (number | undefined)[];

/** Simple moving average over `length` prices. */
export const movingAverage = (prices: readonly number[], length: number): Series => {
  let sum = 0;
  return prices.map((price, index) => {
    sum += price - (index >= length ? (prices[index - length] ?? 0) : 0);
    return index + 1 < length ? undefined : sum / length;
  });
};

/** The mean of the first `length` values, then an exponentially weighted update for each further value. */
const smooth = (values: readonly number[], length: number, weight: number): Series => {
  let sum = 0;
  let last: number | undefined;
  return values.map((value, index) => {
    if (last === undefined) {
      sum += value;
      if (index + 1 === length) last = sum / length;
    } else {
      last += (value - last) * weight;
    }
    return last;
  });
};

/** Exponential moving average: weight 2 / (length + 1), seeded with the mean of the first `length` prices. */
export const exponentialAverage = (prices: readonly number[], length: number): Series =>
  smooth(prices, length, 2 / (length + 1));

/** Bollinger bands: the moving average, plus and minus a number of standard deviations (of the population). */
export const bollingerBands = (
  prices: readonly number[],
  length: number,
  deviations: number,
): { readonly middle: Series; readonly upper: Series; readonly lower: Series } => {
  const middle = movingAverage(prices, length);
  const spread = middle.map((mean, index) => {
    if (mean === undefined) return undefined;
    const window = prices.slice(index + 1 - length, index + 1);
    const variance = window.reduce((sum, price) => sum + (price - mean) ** 2, 0) / length;
    return deviations * Math.sqrt(variance);
  });
  const shifted = (sign: 1 | -1): Series =>
    middle.map((mean, index) => {
      const width = spread[index];
      return mean === undefined || width === undefined ? undefined : mean + sign * width;
    });
  return { middle, upper: shifted(1), lower: shifted(-1) };
};

const difference = (a: Series, b: Series): Series =>
  a.map((value, index) => {
    const other = b[index];
    return value === undefined || other === undefined ? undefined : value - other;
  });

const isKnown = (value: number | undefined): value is number => value !== undefined;

/**
 * MACD: the difference of two exponential averages, its average (the signal), and the difference of the two (the
 * histogram).
 */
export const convergence = (
  prices: readonly number[],
  [fast, slow, signalLength]: readonly [fast: number, slow: number, signal: number],
): { readonly line: Series; readonly signal: Series; readonly histogram: Series } => {
  const line = difference(exponentialAverage(prices, fast), exponentialAverage(prices, slow));
  const known = line.filter(isKnown);
  const unknown = Array.from({ length: line.length - known.length }, () => undefined);
  const signal = [...unknown, ...exponentialAverage(known, signalLength)];
  return { line, signal, histogram: difference(line, signal) };
};

/** Relative strength index by Wilder: the share of gains in all moves, 0 to 100. 50 if there are no moves. */
export const relativeStrength = (prices: readonly number[], length: number): Series => {
  const moves = prices.slice(1).map((price, index) => price - (prices[index] ?? price));
  const averageOf = (part: (move: number) => number): Series =>
    smooth(moves.map(part), length, 1 / length);
  const gains = averageOf((move) => Math.max(move, 0));
  const losses = averageOf((move) => Math.max(-move, 0));
  const strengths = gains.map((gain, index) => {
    const loss = losses[index];
    if (gain === undefined || loss === undefined) return undefined;
    return gain + loss === 0 ? 50 : (100 * gain) / (gain + loss);
  });
  return prices.length === 0 ? [] : [undefined, ...strengths];
};
