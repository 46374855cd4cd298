import { DAY, FIVE_MINUTE_LEVEL, levelSeconds, requireMarketSecond } from './levels';
import type { PriceTree } from './tree';
import type { Quote } from './types';

const CALMEST = 0.6;
const WILDEST = 3;
/** Around the 22:00 change of day fewer banks quote forex and metals, so the spread is wider. */
const ROLLOVER_FACTOR = 2;
const ROLLOVER_HOURS: readonly number[] = [21, 22];

const halfOf = (spread: number): number => Math.max(1, Math.round(spread / 2));

/** Volatility of the 5 minutes around `t`, relative to the usual one of that hour. */
const restlessness = (tree: PriceTree, t: number): number => {
  const span = levelSeconds(FIVE_MINUTE_LEVEL);
  const start = Math.floor(t / span) * span;
  const usual = tree.expectedVariance(start, start + span);
  const ratio = tree.nodeAt(FIVE_MINUTE_LEVEL, t).variance / usual;
  return Math.min(Math.max(Math.sqrt(ratio), CALMEST), WILDEST);
};

const sessionFactor = (tree: PriceTree, t: number): number =>
  tree.pair.kind !== 'crypto' && ROLLOVER_HOURS.includes(Math.floor((t % DAY) / 3600))
    ? ROLLOVER_FACTOR
    : 1;

/** Half spread at `t` in ticks; in a closed session that of the last open second. */
export const halfSpreadAt = (tree: PriceTree, t: number): number => {
  requireMarketSecond(t);
  const open = tree.calendar.lastOpen(t);
  const factor = restlessness(tree, open) * sessionFactor(tree, open);
  return halfOf(tree.pair.baseSpreadTicks * factor);
};

/** Upper bound of `halfSpreadAt`, in ticks. */
export const widestHalfSpread = (tree: PriceTree): number =>
  halfOf(tree.pair.baseSpreadTicks * WILDEST * ROLLOVER_FACTOR);

/** Bid and ask around the close of second `t`. */
export const quoteAt = (tree: PriceTree, t: number): Quote => {
  const mid = tree.toTicks(tree.leaf(t).close);
  const half = halfSpreadAt(tree, t);
  return { bid: mid - half, ask: mid + half, mid };
};
