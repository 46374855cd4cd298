/** A traded pair and the parameters of its price path. */
export interface MarketPair {
  readonly symbol: string;
  readonly kind: 'crypto' | 'forex' | 'metal';
  /** A tick is 10^-decimals of the quote currency. */
  readonly decimals: number;
  /** The candle of the whole market period, late 2014 to early 2037, in quote currency. No price leaves its range. */
  readonly root: {
    readonly open: number;
    readonly high: number;
    readonly low: number;
    readonly close: number;
  };
  /** Standard deviation of a year's log return, as a fraction: 0.55 is 55 %. */
  readonly annualVolatility: number;
  /** Spread in ticks in normal trading. */
  readonly baseSpreadTicks: number;
  /** Base units traded on an average day. */
  readonly turnoverScale: number;
}

/** Prices are integer ticks. */
export interface Candle {
  /** Epoch second of the open. */
  readonly time: number;
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  /** Base units, 0 or more. */
  readonly volume: number;
}

export type Resolution =
  | '1s'
  | '5s'
  | '15s'
  | '30s'
  | '1m'
  | '5m'
  | '15m'
  | '30m'
  | '1h'
  | '2h'
  | '4h'
  | '8h'
  | '1d'
  | '1w'
  | '1M';

/** Integer ticks; `bid < ask`, `mid` half-way. */
export interface Quote {
  readonly bid: number;
  readonly ask: number;
  readonly mid: number;
}

/** The 24 hours up to and including a second. Prices are integer ticks. */
export interface DaySummary {
  /** The price 24 hours ago. */
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly last: number;
  /** Base units. */
  readonly volume: number;
  /** `(last - open) / open` in percent, two decimals cut towards zero: "1.23", "-0.82", "0.00". */
  readonly changePercent: string;
}

export interface SessionState {
  readonly open: boolean;
  /** Epoch second at which it opens or closes next; undefined for a market that never closes. */
  readonly changesAt: number | undefined;
}

/** The price that must reach a level: longs close on the bid, shorts on the ask. */
export type PriceSide = 'mid' | 'bid' | 'ask';

/**
 * A market in which every price is a function of (seed, symbol, second). All times are whole epoch seconds UTC from
 * `MARKET_START` to `MARKET_END - 1`; others throw `RangeError`, as do unknown symbols. All prices are integer ticks.
 */
export interface Market {
  readonly pairs: readonly MarketPair[];
  /** The candle of second `t`; flat and without volume in a closed session. */
  second(symbol: string, t: number): Candle;
  /** The close of second `t`; in a closed session the last close. Orders of second `t` enter at this price. */
  priceAt(symbol: string, t: number): number;
  quote(symbol: string, t: number): Quote;
  /** Half spread at `t` in ticks, at least 1: bid and ask lie this far from the mid for the whole second. */
  halfSpread(symbol: string, t: number): number;
  /** Upper bound of `halfSpread` for the symbol, in ticks; used in searches over spans. */
  widestHalfSpread(symbol: string): number;
  /**
   * Candles that open in [from, to] and not after `now`, in time order, with at least one open second. The candle of
   * `now` covers the seconds up to and including `now`.
   */
  candles(symbol: string, resolution: Resolution, from: number, to: number, now: number): Candle[];
  /** The newest `count` candles at `now`, the forming one last. Reaches back over closed sessions. */
  recentCandles(symbol: string, resolution: Resolution, count: number, now: number): Candle[];
  /** The trading of [from, to] (inclusive) as one candle; undefined if closed throughout. */
  span(symbol: string, from: number, to: number): Candle | undefined;
  day(symbol: string, now: number): DaySummary;
  /** The first open second in [from, to] whose candle reaches `level` ticks from below ('up') or above ('down'). */
  firstTouch(
    symbol: string,
    from: number,
    to: number,
    level: number,
    direction: 'up' | 'down',
    priceSide?: PriceSide,
  ): number | undefined;
  session(symbol: string, t: number): SessionState;
  /** True if every second of [from, to] (inclusive) is open. */
  isOpenThrough(symbol: string, from: number, to: number): boolean;
}
