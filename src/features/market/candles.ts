import { compare, decimal } from '@/domain/money/plain-decimal';

/** One candle; `time` is its start in epoch seconds. */
export interface Candle {
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

/** A candle period of the contract. */
export type ServerPeriod = '1min' | '5min' | '15min' | '30min' | '60min' | '1D' | '1W' | '1M';

/** All chart periods, ascending. */
export const CHART_PERIODS = [
  '1min',
  '5min',
  '15min',
  '30min',
  '60min',
  '4h',
  '1D',
  '1W',
  '1M',
] as const satisfies readonly (ServerPeriod | '4h')[];

/** Duration of a candle. */
export type ChartPeriod = (typeof CHART_PERIODS)[number];

/** The period to request: servers know no 4 hours, which are combined from hours. */
export const sourceOf = (period: ChartPeriod): ServerPeriod => (period === '4h' ? '60min' : period);

/** Duration of each period in seconds; of a month the longest. */
export const PERIOD_SECONDS = {
  '1min': 60,
  '5min': 300,
  '15min': 900,
  '30min': 1800,
  '60min': 3600,
  '4h': 14_400,
  '1D': 86_400,
  '1W': 604_800,
  '1M': 2_678_400,
} as const satisfies Record<ChartPeriod, number>;

/** Day 4 of the epoch, 5 January 1970, was a Monday. */
const FIRST_MONDAY = 4 * 86_400;

const monthStart = (time: number): number => {
  const date = new Date(time * 1000);
  return Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), 1) / 1000;
};

/** The start of the candle that contains `now`; both in epoch seconds. Weeks start on Monday; all in UTC. */
export const candleStart = (now: number, period: ChartPeriod): number => {
  if (period === '1M') return monthStart(now);
  const from = period === '1W' ? FIRST_MONDAY : 0;
  return now - ((now - from) % PERIOD_SECONDS[period]);
};

/** The end of the candle that starts at `start`, epoch seconds. */
export const candleEnd = (start: number, period: ChartPeriod): number =>
  period === '1M' ? monthStart(start + PERIOD_SECONDS['1M']) : start + PERIOD_SECONDS[period];

/** Both ends in epoch seconds, inclusive. */
export interface CandleRange {
  readonly from: number;
  readonly to: number;
}

/** The longest closure: a weekend with a holiday on each side. */
export const LONGEST_CLOSE_SECONDS = 4 * 86_400;
const HOUR_SECONDS = 3600;

/**
 * The ranges to request when the current candle starts at `start`: all candles, the last two, and, aligned to the hour,
 * the range before a closure.
 */
export const candleRanges = (
  start: number,
  seconds: number,
  count: number,
): Readonly<Record<'whole' | 'end' | 'older', CandleRange>> => {
  const to = start + seconds - 1;
  const from = start - (count - 1) * seconds;
  const hour = from - (from % HOUR_SECONDS) + HOUR_SECONDS;
  return {
    whole: { from, to },
    end: { from: start - seconds, to },
    older: { from: hour - LONGEST_CLOSE_SECONDS - count * seconds, to: hour },
  };
};

/** Merges candles by start, oldest first; of duplicates the later list's wins. Keeps the newest `count`. */
export const mergeCandles = (
  lists: readonly (readonly Candle[])[],
  count: number,
): readonly Candle[] => {
  const byTime = new Map(lists.flat().map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time).slice(-count);
};

/** True if `a` and `b` have the same start and `a` is from an earlier time. */
export const isLessGrown = (a: Candle, b: Candle): boolean =>
  a.time === b.time && compare(decimal(a.volume), decimal(b.volume)) === -1;

/** Merges a pushed candle: the next one, or a known one that has grown. Volume never shrinks, so less of it is older. */
export const withPushedCandle = (
  candles: readonly Candle[],
  pushed: Candle | undefined,
): readonly Candle[] => {
  const last = candles.at(-1);
  if (pushed === undefined || last === undefined) return candles;
  if (pushed.time > last.time) return [...candles, pushed];
  const index = candles.findLastIndex(({ time }) => time === pushed.time);
  const known = candles[index];
  return known === undefined || isLessGrown(pushed, known) ? candles : candles.with(index, pushed);
};

/** The forming candle updated to `price`, which is newer than its close. */
const atPrice = (candle: Candle, price: string): Candle => {
  const isOutside = (bound: string, side: -1 | 1): boolean =>
    compare(decimal(price), decimal(bound)) === side;
  return {
    ...candle,
    high: isOutside(candle.high, 1) ? price : candle.high,
    low: isOutside(candle.low, -1) ? price : candle.low,
    close: price,
  };
};

/** Applies the live price to the candle that starts at `start`, if it is present. */
export const withLivePrice = (
  candles: readonly Candle[],
  price: string | undefined,
  start: number,
): readonly Candle[] => {
  const last = candles.at(-1);
  return price === undefined || last?.time !== start
    ? candles
    : [...candles.slice(0, -1), atPrice(last, price)];
};
