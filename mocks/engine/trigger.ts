import { secondOf } from './context';
import type { Market, PriceSide } from './market';
import type { Topic } from './topics';

/** A price that triggers an event of a record when reached. */
export interface Trigger {
  readonly topic: Topic;
  readonly id: number;
  readonly symbol: string;
  /** Integer ticks of the pair. */
  readonly level: number;
  /** Reached from below ('up') or from above ('down') by the price of `priceSide`. */
  readonly direction: 'up' | 'down';
  readonly priceSide: Exclude<PriceSide, 'mid'>;
  /** Epoch milliseconds at which it was set. Prices of that second or earlier do not count. */
  readonly setAt: number;
}

/** The first second in which a trigger can be reached. */
export const firstTested = ({ setAt }: Trigger): number => secondOf(setAt) + 1;

/**
 * Fill price of a trigger in a second that reaches it: its level, or the open of the second if the market opened beyond
 * it. That is worse for a stop loss and better for a take profit or a limit.
 */
export const fillTicks = (
  market: Market,
  {
    symbol,
    level,
    direction,
    priceSide,
  }: Pick<Trigger, 'symbol' | 'level' | 'direction' | 'priceSide'>,
  second: number,
): number => {
  const half = market.halfSpread(symbol, second);
  const open = market.second(symbol, second).open + (priceSide === 'ask' ? half : -half);
  return direction === 'up' ? Math.max(level, open) : Math.min(level, open);
};
