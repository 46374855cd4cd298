import { FIVE_MINUTE_LEVEL, LEAF_LEVEL, LEVEL_SECONDS, levelSeconds } from './levels';
import { type Node, hasTrading } from './node';
import { halfSpreadAt, widestHalfSpread } from './quotes';
import type { PriceTree } from './tree';
import type { PriceSide } from './types';

/**
 * A search for the first second in [from, to] in which the price of `priceSide` reaches `level` (ticks) from below ('up') or above
 * ('down').
 */
export interface TouchQuery {
  readonly from: number;
  readonly to: number;
  readonly level: number;
  readonly direction: 'up' | 'down';
  readonly priceSide: PriceSide;
}

/** Ticks that the mid must move beyond the level, negative if the searched price reaches it first. */
const offsetFromMid = (
  tree: PriceTree,
  query: TouchQuery,
  level: number,
  start: number,
): number => {
  if (query.priceSide === 'mid') return 0;
  const helps = (query.priceSide === 'ask') === (query.direction === 'up');
  if (level >= FIVE_MINUTE_LEVEL) {
    // The spread is constant over a node of this size, so the test is exact.
    const half = halfSpreadAt(tree, start);
    return helps ? -half : half;
  }
  return helps ? -widestHalfSpread(tree) : 0;
};

/** False only if no second of the node can reach the level; exact for one-second nodes. */
const canTouch = (
  tree: PriceTree,
  query: TouchQuery,
  node: Node,
  level: number,
  start: number,
): boolean => {
  const offset = offsetFromMid(tree, query, level, start);
  return query.direction === 'up'
    ? tree.toTicks(node.high) >= query.level + offset
    : tree.toTicks(node.low) <= query.level - offset;
};

const touchInside = (
  tree: PriceTree,
  query: TouchQuery,
  level: number,
  start: number,
): number | undefined => {
  const node = tree.nodeAt(level, start);
  if (!hasTrading(node) || !canTouch(tree, query, node, level, start)) return undefined;
  if (level === LEAF_LEVEL) return start;
  const step = levelSeconds(level + 1);
  const end = start + levelSeconds(level);
  for (let child = start; child < end && child <= query.to; child += step) {
    if (child + step <= query.from) continue;
    const found = touchInside(tree, query, level + 1, child);
    if (found !== undefined) return found;
  }
  return undefined;
};

/** The first open second in the query's range whose candle reaches the level. Skips spans that cannot. */
export const findTouch = (tree: PriceTree, query: TouchQuery): number | undefined =>
  query.from > query.to
    ? undefined
    : touchInside(tree, query, 0, Math.floor(query.from / LEVEL_SECONDS[0]) * LEVEL_SECONDS[0]);
