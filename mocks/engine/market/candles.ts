import { MARKET_START } from './levels';
import type { Node } from './node';
import { GRIDS } from './resolutions';
import { spanNode } from './span';
import type { PriceTree } from './tree';
import type { Candle, Resolution } from './types';

/**
 * Converts a node to a candle in ticks. Volume is proportional to variance, so busy candles have high bars and volumes
 * add up.
 */
export const toCandle = (tree: PriceTree, time: number, node: Node): Candle => ({
  time,
  open: tree.toTicks(node.open),
  high: tree.toTicks(node.high),
  low: tree.toTicks(node.low),
  close: tree.toTicks(node.close),
  volume: (node.variance / tree.averageDayVariance) * tree.pair.turnoverScale,
});

/** The candle from `start` up to, not including, `end`, or up to `now` if earlier. Seconds after `now` are not used. */
const candleUntil = (
  tree: PriceTree,
  start: number,
  end: number,
  now: number,
): Candle | undefined => {
  const node = spanNode(tree, start, Math.min(end, now + 1));
  return node && toCandle(tree, start, node);
};

/** Candles that open in [from, to] and not after `now`, oldest first, without those closed throughout. */
export const candlesBetween = (
  tree: PriceTree,
  resolution: Resolution,
  from: number,
  to: number,
  now: number,
): Candle[] => {
  const grid = GRIDS[resolution];
  const candles: Candle[] = [];
  const first = grid.startOf(Math.max(from, MARKET_START));
  const last = Math.min(to, now);
  for (let start = first; start <= last; start = grid.after(start)) {
    if (start < from || start < MARKET_START) continue;
    const candle = candleUntil(tree, start, grid.after(start), now);
    if (candle) candles.push(candle);
  }
  return candles;
};

/** The newest `count` candles at `now`, oldest first, the forming one last. */
export const latestCandles = (
  tree: PriceTree,
  resolution: Resolution,
  count: number,
  now: number,
): Candle[] => {
  const grid = GRIDS[resolution];
  const candles: Candle[] = [];
  let start = grid.startOf(now);
  while (candles.length < count && start >= MARKET_START) {
    const candle = candleUntil(tree, start, grid.after(start), now);
    if (candle) candles.push(candle);
    // Skips a closure to its last open second: a weekend has 172,800 one-second candles.
    start = grid.startOf(Math.min(start - 1, tree.calendar.lastOpen(start)));
  }
  return candles.toReversed();
};
