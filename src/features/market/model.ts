import type { PairRow } from '@/api/rows';

/** Which order and candle calls a pair belongs to. */
export type Board = 'crypto' | 'forex';

export type Category = 'crypto' | 'forex' | 'metal';

/** Trading, about to close, or closed (specification, section 4). */
export type MarketStatus = 'trading' | 'closing' | 'closed';

/** What changes rarely about a pair. */
export interface MarketPair {
  readonly id: number;
  readonly board: Board;
  readonly category: Category;
  /** As people write it: `BTC/USDT`. */
  readonly symbol: string;
  readonly base: string;
  readonly quote: string;
  readonly status: MarketStatus;
  /** When trading opens or closes next, epoch seconds; `undefined` where it never does. */
  readonly changesAt: number | undefined;
  readonly canTradeSeconds: boolean;
}

/** What ticks. Decimal text throughout; volume in the base currency over 24 hours. */
export interface Quote {
  readonly price: string;
  readonly changePercent: string;
  readonly high: string | undefined;
  readonly low: string | undefined;
  readonly volume: string;
}

/** The quote of one pair. */
export interface Tick {
  readonly symbol: string;
  readonly quote: Quote;
}

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

/** Codes of `market_status`, by position (specification, section 4). */
const STATUSES = ['trading', 'closing', 'closed'] as const;

const symbolOf = (row: PairRow): string => `${row.currency_name}/${row.legal_name}`;

/** The slowly changing part of a row. */
export const toPair = (row: PairRow, board: Board): MarketPair => ({
  id: row.id,
  board,
  category: row.category_text ?? board,
  symbol: symbolOf(row),
  base: row.currency_name,
  quote: row.legal_name,
  status: STATUSES[row.market_status ?? 0] ?? 'trading',
  changesAt: row.market_changes_at,
  // Servers that do not say offer it: the order itself is refused where they do not.
  canTradeSeconds: row.open_microtrade !== 0,
});

/** The ticking part of a row. */
export const toTick = (row: PairRow): Tick => ({
  symbol: symbolOf(row),
  quote: {
    price: row.now_price,
    changePercent: row.change,
    high: row.high,
    low: row.low,
    volume: row.volume,
  },
});

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
