import type { Market, MarketPair } from '../engine/market';

/** The four prices of a second in ticks; `closed` where the session is. */
export interface ScriptedSecond {
  readonly open: number;
  readonly high: number;
  readonly low: number;
  readonly close: number;
  readonly closed?: boolean;
}

/** What a pair does from second `start` on. Before it stands at the first open, after it at the last close. */
export interface ScriptedPair {
  readonly pair: MarketPair;
  readonly half: number;
  readonly seconds: readonly ScriptedSecond[];
}

const flat = (price: number, closed: boolean): ScriptedSecond => ({
  open: price,
  high: price,
  low: price,
  close: price,
  closed,
});

/**
 * A market that does what a test says, second by second, and finds everything by looking at every second: prices for
 * examples worked out by hand, and the oracle of searches.
 */
export const scriptedMarket = (start: number, scripts: readonly ScriptedPair[]): Market => {
  const scriptOf = (symbol: string): ScriptedPair => {
    const script = scripts.find(({ pair }) => pair.symbol === symbol);
    if (script === undefined) throw new RangeError(`no such pair: ${symbol}`);
    return script;
  };
  const at = (symbol: string, t: number): ScriptedSecond => {
    const { seconds } = scriptOf(symbol);
    const known = seconds[t - start];
    if (known !== undefined) return known;
    const edge = t < start ? seconds[0]?.open : seconds.at(-1)?.close;
    return flat(edge ?? 0, false);
  };
  const isOpen = (symbol: string, t: number): boolean => at(symbol, t).closed !== true;
  /** Every second that is not flat like its neighbours lies in the script or just beside it. */
  const between = (symbol: string, from: number, to: number): readonly number[] => {
    const first = Math.max(from, start - 1);
    const last = Math.min(to, start + scriptOf(symbol).seconds.length);
    const all = Array.from({ length: Math.max(0, last - first + 1) }, (_, index) => first + index);
    return all.length > 0 ? all : [from];
  };
  const never = (): never => {
    throw new Error('a scripted market has no candles');
  };
  return {
    pairs: scripts.map(({ pair }) => pair),
    second: (symbol, t) => {
      const { closed: _closed, ...prices } = at(symbol, t);
      return { time: t, volume: 0, ...prices };
    },
    priceAt: (symbol, t) => at(symbol, t).close,
    quote: (symbol, t) => {
      const { half } = scriptOf(symbol);
      const mid = at(symbol, t).close;
      return { bid: mid - half, ask: mid + half, mid };
    },
    halfSpread: (symbol) => scriptOf(symbol).half,
    widestHalfSpread: (symbol) => scriptOf(symbol).half,
    candles: never,
    recentCandles: never,
    day: never,
    span: (symbol, from, to) => {
      const open = between(symbol, from, to).filter((t) => isOpen(symbol, t));
      const all = open.map((t) => at(symbol, t));
      const [first] = all;
      const last = all.at(-1);
      if (first === undefined || last === undefined) return undefined;
      return {
        time: from,
        open: first.open,
        high: Math.max(...all.map(({ high }) => high)),
        low: Math.min(...all.map(({ low }) => low)),
        close: last.close,
        volume: 0,
      };
    },
    firstTouch: (symbol, from, to, level, side, price = 'mid') => {
      const { half } = scriptOf(symbol);
      const shift = { mid: 0, bid: -half, ask: half }[price];
      return between(symbol, from, to).find((t) => {
        if (t < from || t > to || !isOpen(symbol, t)) return false;
        const { high, low } = at(symbol, t);
        return side === 'up' ? high + shift >= level : low + shift <= level;
      });
    },
    session: (symbol, t) => ({ open: isOpen(symbol, t), changesAt: undefined }),
    isOpenThrough: (symbol, from, to) => between(symbol, from, to).every((t) => isOpen(symbol, t)),
  };
};
