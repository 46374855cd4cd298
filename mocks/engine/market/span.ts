import { DAY_LEVEL, LEAF_LEVEL, MARKET_END, MARKET_START, levelSeconds } from './levels';
import { type Node, hasTrading } from './node';
import type { PriceTree } from './tree';

/** Merges `b`, which follows `a`, into one node. */
const joinNodes = (a: Node, b: Node): Node => ({
  before: a.before,
  open: a.open,
  high: Math.max(a.high, b.high),
  low: Math.min(a.low, b.low),
  close: b.close,
  variance: a.variance + b.variance,
});

/**
 * The coarsest level whose node starts at `t` and ends at or before `end`. At most days: wider nodes contain weekend
 * jumps, whose variance would count as volume.
 */
const widestLevelAt = (t: number, end: number): number => {
  let level: number = DAY_LEVEL;
  while (level < LEAF_LEVEL && (t % levelSeconds(level) !== 0 || t + levelSeconds(level) > end)) {
    level += 1;
  }
  return level;
};

/**
 * Trading in [from, end) as one node, from the fewest whole nodes. Reads nothing outside the range except ancestors.
 * Undefined if closed throughout. The range is clipped to the market.
 */
export const spanNode = (tree: PriceTree, from: number, end: number): Node | undefined => {
  let merged: Node | undefined;
  const stop = Math.min(end, MARKET_END);
  for (let t = Math.max(from, MARKET_START); t < stop;) {
    const level = widestLevelAt(t, stop);
    const node = tree.nodeAt(level, t);
    if (hasTrading(node)) merged = merged === undefined ? node : joinNodes(merged, node);
    t += levelSeconds(level);
  }
  return merged;
};
