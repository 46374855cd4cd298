/*
 * Indicators over prices of candles, oldest first. They are drawn and never booked: plain numbers are exact enough. Where
 * an indicator has seen too few prices it has no value.
 */

/** A value for each price. */
export type Series = readonly (number | undefined)[];

/** Simple moving average over `length` prices. */
export const movingAverage = (prices: readonly number[], length: number): Series => {
  let sum = 0;
  return prices.map((price, index) => {
    sum += price - (index >= length ? (prices[index - length] ?? 0) : 0);
    return index + 1 < length ? undefined : sum / length;
  });
};

/** The mean of the first `length` values, then each next value by its weight. */
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

/** Exponential moving average: weight 2 / (length + 1), begun with the mean of the first `length` prices. */
export const exponentialAverage = (prices: readonly number[], length: number): Series =>
  smooth(prices, length, 2 / (length + 1));

/** Bollinger bands: the moving average, and so many standard deviations (of the population) above and below it. */
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

/** How two exponential averages part: their difference, its own average (the signal), and what lies between. */
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

/** Relative strength by Wilder: the share of gains among all moves, 0 to 100. Without any move it is 50. */
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
