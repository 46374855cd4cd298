import type { Candle, Market, MarketPair, PriceSide } from '../engine/market';

/** The four prices of a second in ticks; `closed` if the session is. */
export interface ScriptedSecond {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly closed?: boolean;
}

/** Prices of a pair from second `start` on. Before it: the first open; after it: the last close. */
export interface ScriptedPair {
  readonly pair: MarketPair;
  readonly half: number;
  readonly seconds: readonly ScriptedSecond[];
}

/** A second without a price change, ticks. */
export const still = (price: number): ScriptedSecond => ({
  open: price,
  high: price,
  low: price,
  close: price,
});

/** The prices of a symbol at every second. */
interface Path {
  readonly half: number;
  at(t: number): ScriptedSecond;
  isOpen(t: number): boolean;
  /** The seconds of [from, to] that can differ: those of the script, and one on either side. */
  between(from: number, to: number): readonly number[];
}

const pathOf = (start: number, { half, seconds }: ScriptedPair): Path => {
  const at = (t: number): ScriptedSecond => {
    const known = seconds[t - start];
    if (known !== undefined) return known;
    const edge = t < start ? seconds[0]?.open : seconds.at(-1)?.close;
    return still(edge ?? 0);
  };
  return {
    half,
    at,
    isOpen: (t) => at(t).closed !== true,
    between: (from, to) => {
      const first = Math.max(from, start - 1);
      const last = Math.min(to, start + seconds.length);
      const count = Math.max(0, last - first + 1);
      return count > 0 ? Array.from({ length: count }, (_, index) => first + index) : [from];
    },
  };
};

const spanOf = (path: Path, from: number, to: number): Candle | undefined => {
  const all = path
    .between(from, to)
    .filter((t) => path.isOpen(t))
    .map((t) => path.at(t));
  const [first, last] = [all[0], all.at(-1)];
  if (first === undefined || last === undefined) return undefined;
  return {
    time: from,
    open: first.open,
    high: Math.max(...all.map(({ high }) => high)),
    low: Math.min(...all.map(({ low }) => low)),
    close: last.close,
    volume: 0,
  };
};

const touchOf = (
  path: Path,
  [from, to]: readonly [from: number, to: number],
  level: number,
  direction: 'up' | 'down',
  priceSide: PriceSide,
): number | undefined => {
  const shift = { mid: 0, bid: -path.half, ask: path.half }[priceSide];
  return path.between(from, to).find((t) => {
    if (t < from || t > to || !path.isOpen(t)) return false;
    const { high, low } = path.at(t);
    return direction === 'up' ? high + shift >= level : low + shift <= level;
  });
};

const never = (): never => {
  throw new Error('a scripted market has no candles');
};

/**
 * A market with prices given by a test, second by second. It searches by scanning every second: for examples worked out
 * by hand, and as the reference for searches.
 */
export const scriptedMarket = (start: number, scripts: readonly ScriptedPair[]): Market => {
  const paths = new Map(scripts.map((script) => [script.pair.symbol, pathOf(start, script)]));
  const of = (symbol: string): Path => {
    const path = paths.get(symbol);
    if (path === undefined) throw new RangeError(`no such pair: ${symbol}`);
    return path;
  };
  return {
    pairs: scripts.map(({ pair }) => pair),
    second: (symbol, t) => {
      const { closed: _closed, ...prices } = of(symbol).at(t);
      return { time: t, volume: 0, ...prices };
    },
    priceAt: (symbol, t) => of(symbol).at(t).close,
    quote: (symbol, t) => {
      const path = of(symbol);
      const mid = path.at(t).close;
      return { bid: mid - path.half, ask: mid + path.half, mid };
    },
    halfSpread: (symbol) => of(symbol).half,
    widestHalfSpread: (symbol) => of(symbol).half,
    candles: never,
    recentCandles: never,
    day: never,
    span: (symbol, from, to) => spanOf(of(symbol), from, to),
    firstTouch: (symbol, from, to, level, direction, priceSide = 'mid') =>
      touchOf(of(symbol), [from, to], level, direction, priceSide),
    session: (symbol, t) => ({ open: of(symbol).isOpen(t), changesAt: undefined }),
    isOpenThrough: (symbol, from, to) => {
      const path = of(symbol);
      return path.between(from, to).every((t) => path.isOpen(t));
    },
  };
};
