import { PlacedRandom } from './random';
import type { Market, MarketPair } from './types';

/** An order book level: integer ticks, amount in base units. */
export interface DepthLevel {
  readonly ticks: number;
  readonly amount: number;
}

/** The ten best levels of each side, best first. */
export interface Depth {
  readonly bids: readonly DepthLevel[];
  readonly asks: readonly DepthLevel[];
}

/** A trade of the public market. `at` in epoch milliseconds. */
export interface PublicTrade {
  readonly ticks: number;
  readonly amount: number;
  readonly direction: 'buy' | 'sell';
  readonly at: number;
}

const LEVELS = 10;
const TRADES_A_SECOND = 3;
const SECONDS_A_DAY = 86_400;
const DEPTH_LEVEL = 1;
const TRADE_LEVEL = 2;
/** A level's amount is about the volume of this many seconds, more the farther it is from the price. */
const OFFER_SECONDS = 4;

const side = (
  random: PlacedRandom,
  { best, step, scale }: { readonly best: number; readonly step: 1 | -1; readonly scale: number },
): readonly DepthLevel[] => {
  let ticks = best;
  return Array.from({ length: LEVELS }, (_, index) => {
    if (index > 0) ticks += step * (1 + Math.floor(random.uniform() * 3));
    return { ticks, amount: scale * (0.2 + random.uniform()) * (1 + index / 4) };
  });
};

/** The order book at second `t`. It starts at the bid and ask at which orders fill. */
export const depthAt = (market: Market, seed: number, pair: MarketPair, t: number): Depth => {
  const random = new PlacedRandom(seed, `depth:${pair.symbol}`);
  random.moveTo(DEPTH_LEVEL, t);
  const { bid, ask } = market.quote(pair.symbol, t);
  const scale = (pair.turnoverScale / SECONDS_A_DAY) * OFFER_SECONDS;
  return {
    bids: side(random, { best: bid, step: -1, scale }),
    asks: side(random, { best: ask, step: 1, scale }),
  };
};

/**
 * The trades of one second, newest first: at prices within its candle, the last at its close, summing to its volume.
 */
const tradesIn = (
  market: Market,
  random: PlacedRandom,
  pair: MarketPair,
  t: number,
): readonly PublicTrade[] => {
  const candle = market.second(pair.symbol, t);
  if (candle.volume <= 0) return [];
  random.moveTo(TRADE_LEVEL, t);
  const count = 1 + Math.floor(random.uniform() * TRADES_A_SECOND);
  return Array.from({ length: count }, (_, index) => {
    const within = candle.low + Math.floor(random.uniform() * (candle.high - candle.low + 1));
    const rising = candle.close >= candle.open;
    return {
      ticks: index === 0 ? candle.close : within,
      amount: candle.volume / count,
      direction: rising === random.uniform() < 0.7 ? ('buy' as const) : ('sell' as const),
      at: t * 1000 + Math.floor((1000 * (count - 1 - index)) / count),
    };
  });
};

/** The newest trades of the seconds up to and including `t`, newest first; none in a closed session. */
export const tradesAt = (
  market: Market,
  seed: number,
  pair: MarketPair,
  t: number,
  count: number,
): readonly PublicTrade[] => {
  const random = new PlacedRandom(seed, `trades:${pair.symbol}`);
  const trades: PublicTrade[] = [];
  for (let second = t; second > t - count && trades.length < count; second -= 1) {
    trades.push(...tradesIn(market, random, pair, second));
  }
  return trades.slice(0, count);
};
