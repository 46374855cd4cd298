import { DAY, MARKET_START } from './levels';
import { spanNode } from './span';
import { toCandle } from './candles';
import type { PriceTree } from './tree';
import type { Candle, DaySummary } from './types';

/** `(last - open) / open` in percent, truncated towards zero at two decimals. Both are positive integer ticks. */
export const changePercent = (open: number, last: number): string => {
  const hundredths = Math.trunc(((last - open) * 10_000) / open);
  const size = Math.abs(hundredths);
  const text = `${Math.floor(size / 100)}.${String(size % 100).padStart(2, '0')}`;
  return hundredths < 0 ? `-${text}` : text;
};

/**
 * Summary of a day from its first price, its last price, and its trading as one candle. `undefined` if closed
 * throughout.
 */
export const daySummary = (
  open: number,
  last: number,
  traded: Pick<Candle, 'high' | 'low' | 'volume'> | undefined,
): DaySummary => ({
  open,
  high: Math.max(open, traded?.high ?? last),
  low: Math.min(open, traded?.low ?? last),
  last,
  volume: traded?.volume ?? 0,
  changePercent: changePercent(open, last),
});

/** The rolling 24 hours up to and including second `now`. */
export const summarizeDay = (tree: PriceTree, now: number): DaySummary => {
  const open = tree.toTicks(tree.leaf(Math.max(now - DAY, MARKET_START)).close);
  const last = tree.toTicks(tree.leaf(now).close);
  const node = spanNode(tree, now - DAY + 1, now + 1);
  return daySummary(open, last, node && toCandle(tree, now - DAY + 1, node));
};
