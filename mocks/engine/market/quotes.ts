import { DAY, FIVE_MINUTE_LEVEL, levelSeconds } from './levels';
import type { PriceTree } from './tree';
import type { Quote } from './types';

const CALMEST = 0.6;
const WILDEST = 3;
/** Around the 22:00 change of day few banks quote forex and metals. */
const ROLLOVER_FACTOR = 2;
const ROLLOVER_HOURS: readonly number[] = [21, 22];

const halfOf = (spread: number): number => Math.max(1, Math.round(spread / 2));

/** How much wider or narrower than usual the spread is, from how restless the 5 minutes around `t` are. */
const restlessness = (tree: PriceTree, t: number): number => {
  const node = tree.nodeAt(FIVE_MINUTE_LEVEL, t);
  const perDay = (node.variance * DAY) / levelSeconds(FIVE_MINUTE_LEVEL);
  return Math.min(Math.max(Math.sqrt(perDay / tree.averageDayVariance), CALMEST), WILDEST);
};

const sessionFactor = (tree: PriceTree, t: number): number =>
  tree.pair.kind !== 'crypto' && ROLLOVER_HOURS.includes(Math.floor((t % DAY) / 3600))
    ? ROLLOVER_FACTOR
    : 1;

/** Half of the spread at `t` in ticks; in a closed session that of the last open second. */
export const halfSpreadAt = (tree: PriceTree, t: number): number => {
  const open = tree.calendar.lastOpen(t);
  const factor = restlessness(tree, open) * sessionFactor(tree, open);
  return halfOf(tree.pair.baseSpreadTicks * factor);
};

/** The largest value of `halfSpreadAt`, in ticks. */
export const widestHalfSpread = (tree: PriceTree): number =>
  halfOf(tree.pair.baseSpreadTicks * WILDEST * ROLLOVER_FACTOR);

/** Bid and ask around the close of second `t`. */
export const quoteAt = (tree: PriceTree, t: number): Quote => {
  const mid = tree.toTicks(tree.leaf(t).close);
  const half = halfSpreadAt(tree, t);
  return { bid: mid - half, ask: mid + half, mid };
};
