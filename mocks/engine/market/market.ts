import { calendarOf } from './calendar';
import { candlesBetween, latestCandles, toCandle } from './candles';
import { summarizeDay } from './day-summary';
import { requireMarketSecond } from './levels';
import { halfSpreadAt, quoteAt, widestHalfSpread } from './quotes';
import { spanNode } from './span';
import { findTouch } from './touch';
import { CACHED_GROUPS, PriceTree } from './tree';
import type { Market, MarketPair } from './types';

const plantTrees = (
  seed: number,
  pairs: readonly MarketPair[],
  cachedGroups: number,
): ReadonlyMap<string, PriceTree> =>
  new Map(
    pairs.map((pair) => [
      pair.symbol,
      new PriceTree(seed, pair, calendarOf(pair.kind), cachedGroups),
    ]),
  );

/** Creates the market of a seed. `cachedGroups` bounds the memory per pair and level; it never changes a result. */
export const createMarket = (
  seed: number,
  pairs: readonly MarketPair[],
  cachedGroups: number = CACHED_GROUPS,
): Market => {
  const trees = plantTrees(seed, pairs, cachedGroups);
  const requireTree = (symbol: string): PriceTree => {
    const tree = trees.get(symbol);
    if (tree === undefined) throw new RangeError(`no such pair: ${symbol}`);
    return tree;
  };
  return {
    pairs,
    session: (symbol, t) => {
      requireMarketSecond(t);
      const { calendar } = requireTree(symbol);
      return { open: calendar.isOpen(t), changesAt: calendar.nextEdge(t) };
    },
    second: (symbol, t) => {
      const tree = requireTree(symbol);
      return toCandle(tree, t, tree.leaf(t));
    },
    priceAt: (symbol, t) => {
      const tree = requireTree(symbol);
      return tree.toTicks(tree.leaf(t).close);
    },
    quote: (symbol, t) => quoteAt(requireTree(symbol), t),
    halfSpread: (symbol, t) => halfSpreadAt(requireTree(symbol), t),
    widestHalfSpread: (symbol) => widestHalfSpread(requireTree(symbol)),
    candles: (symbol, resolution, from, to, now) =>
      candlesBetween(requireTree(symbol), resolution, from, to, now),
    recentCandles: (symbol, resolution, count, now) =>
      latestCandles(requireTree(symbol), resolution, count, now),
    span: (symbol, from, to) => {
      const tree = requireTree(symbol);
      const node = spanNode(tree, from, to + 1);
      return node && toCandle(tree, from, node);
    },
    day: (symbol, now) => summarizeDay(requireTree(symbol), now),
    firstTouch: (symbol, from, to, level, direction, priceSide = 'mid') =>
      findTouch(requireTree(symbol), { from, to, level, direction, priceSide }),
    isOpenThrough: (symbol, from, to) => {
      requireMarketSecond(from);
      return requireTree(symbol).calendar.isOpenThrough(from, to);
    },
  };
};
