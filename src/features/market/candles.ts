/** One candle; `time` is its start in epoch seconds. */
export interface Candle {
  readonly time: number;
  readonly open: string;
  readonly high: string;
  readonly low: string;
  readonly close: string;
  readonly volume: string;
}

export type ChartPeriod = '1min' | '5min' | '15min' | '60min' | '1D';

/** How long each candle lasts. */
export const PERIOD_SECONDS = {
  '1min': 60,
  '5min': 300,
  '15min': 900,
  '60min': 3600,
  '1D': 86_400,
} as const satisfies Record<ChartPeriod, number>;

/** Both ends in epoch seconds, inclusive. */
export interface CandleRange {
  readonly from: number;
  readonly to: number;
}

/** A weekend with a holiday on each side: the longest that a market stays closed. */
const LONGEST_CLOSE_SECONDS = 4 * 86_400;
const HOUR_SECONDS = 3600;

/** What to ask for when the current candle begins at `start`: all candles, the last two, and, by the hour, what lies before a closed time. */
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

/** Candles by start, oldest first; of two with the same start the one from the later list counts. At most `count`, the newest. */
export const mergeCandles = (
  lists: readonly (readonly Candle[])[],
  count: number,
): readonly Candle[] => {
  const byTime = new Map(lists.flat().map((candle) => [candle.time, candle]));
  return [...byTime.values()].toSorted((a, b) => a.time - b.time).slice(-count);
};
