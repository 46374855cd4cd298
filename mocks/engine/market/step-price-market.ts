import { daySummary } from './day-summary';
import { DAY } from './levels';
import { GRIDS } from './resolutions';
import type { Candle, Market, PriceSide, Resolution } from './types';

/**
 * A test pair whose price cycles through `levels` (ticks), `holdSeconds` at each. It jumps between levels: no price in
 * between is ever traded.
 */
export interface StepPricePair {
  readonly symbol: string;
  readonly levels: readonly [number, ...number[]];
  readonly holdSeconds: number;
  /** True if the session never opens. */
  readonly closed?: true;
}

const HALF_SPREAD = 1;

/** The market methods for one step-price pair. */
class StepPrices {
  readonly #pair: StepPricePair;

  constructor(pair: StepPricePair) {
    this.#pair = pair;
  }

  priceAt(t: number): number {
    const { levels, holdSeconds } = this.#pair;
    return levels[Math.floor(t / holdSeconds) % levels.length] ?? levels[0];
  }

  second(t: number): Candle {
    const price = this.priceAt(t);
    return { time: t, open: price, high: price, low: price, close: price, volume: this.#volume(1) };
  }

  #volume(seconds: number): number {
    return this.#pair.closed === true ? 0 : seconds;
  }

  /** One second at each level within the range, in time order: covers all its prices. */
  #marks(from: number, to: number): readonly number[] {
    const { levels, holdSeconds } = this.#pair;
    const marks = [from];
    let next = (Math.floor(from / holdSeconds) + 1) * holdSeconds;
    while (next <= to && marks.length <= levels.length) {
      marks.push(next);
      next += holdSeconds;
    }
    return marks;
  }

  span(from: number, to: number): Candle | undefined {
    if (this.#pair.closed === true || to < from) return undefined;
    const prices = this.#marks(from, to).map((t) => this.priceAt(t));
    return {
      time: from,
      open: this.priceAt(from),
      high: Math.max(...prices),
      low: Math.min(...prices),
      close: this.priceAt(to),
      volume: this.#volume(to - from + 1),
    };
  }

  candles(resolution: Resolution, from: number, to: number, now: number): Candle[] {
    const grid = GRIDS[resolution];
    const found: Candle[] = [];
    for (let start = grid.startOf(from); start <= Math.min(to, now); start = grid.after(start)) {
      const candle =
        start < from ? undefined : this.span(start, Math.min(grid.after(start) - 1, now));
      if (candle !== undefined) found.push(candle);
    }
    return found;
  }

  recentCandles(resolution: Resolution, count: number, now: number): Candle[] {
    const grid = GRIDS[resolution];
    const found: Candle[] = [];
    for (let start = grid.startOf(now); found.length < count; start = grid.startOf(start - 1)) {
      const candle = this.span(start, Math.min(grid.after(start) - 1, now));
      if (candle === undefined) break;
      found.push(candle);
    }
    return found.toReversed();
  }

  firstTouch(
    [from, to]: readonly [number, number],
    level: number,
    direction: 'up' | 'down',
    priceSide: PriceSide,
  ): number | undefined {
    if (this.#pair.closed === true || to < from) return undefined;
    const away = { mid: 0, bid: -HALF_SPREAD, ask: HALF_SPREAD }[priceSide];
    return this.#marks(from, to).find((t) =>
      direction === 'up' ? this.priceAt(t) + away >= level : this.priceAt(t) + away <= level,
    );
  }
}

/** Adds step-price pairs to a market. Their methods are consistent with each other, as for any other pair. */
export const withStepPricePairs = (base: Market, pairs: readonly StepPricePair[]): Market => {
  const table = new Map(
    pairs.map((pair) => [pair.symbol, { pair, readings: new StepPrices(pair) }]),
  );
  const of = (symbol: string) => table.get(symbol)?.readings;
  const isOpen = (symbol: string): boolean | undefined => {
    const found = table.get(symbol);
    return found && found.pair.closed !== true;
  };
  return {
    ...base,
    second: (symbol, t) => of(symbol)?.second(t) ?? base.second(symbol, t),
    priceAt: (symbol, t) => of(symbol)?.priceAt(t) ?? base.priceAt(symbol, t),
    quote: (symbol, t) => {
      const mid = of(symbol)?.priceAt(t);
      if (mid === undefined) return base.quote(symbol, t);
      return { mid, bid: mid - HALF_SPREAD, ask: mid + HALF_SPREAD };
    },
    halfSpread: (symbol, t) => (table.has(symbol) ? HALF_SPREAD : base.halfSpread(symbol, t)),
    widestHalfSpread: (symbol) => (table.has(symbol) ? HALF_SPREAD : base.widestHalfSpread(symbol)),
    candles: (symbol, ...rest) => of(symbol)?.candles(...rest) ?? base.candles(symbol, ...rest),
    recentCandles: (symbol, ...rest) =>
      of(symbol)?.recentCandles(...rest) ?? base.recentCandles(symbol, ...rest),
    span: (symbol, from, to) => {
      const own = of(symbol);
      return own === undefined ? base.span(symbol, from, to) : own.span(from, to);
    },
    day: (symbol, now) => {
      const own = of(symbol);
      if (own === undefined) return base.day(symbol, now);
      const [open, last] = [own.priceAt(now - DAY), own.priceAt(now)];
      const traded = own.span(now - DAY + 1, now);
      return daySummary(open, last, traded);
    },
    firstTouch: (symbol, from, to, level, direction, priceSide = 'mid') => {
      const own = of(symbol);
      return own === undefined
        ? base.firstTouch(symbol, from, to, level, direction, priceSide)
        : own.firstTouch([from, to], level, direction, priceSide);
    },
    session: (symbol, t) => {
      const open = isOpen(symbol);
      return open === undefined ? base.session(symbol, t) : { open, changesAt: undefined };
    },
    isOpenThrough: (symbol, from, to) => isOpen(symbol) ?? base.isOpenThrough(symbol, from, to),
  };
};
