import type { Market } from './types';

/** Result of a contract on the price direction. */
export type Outcome = 'win' | 'lose' | 'draw';

/** A day of seconds. */
const DEFAULT_HORIZON = 86_400;

/** Result of predicting `direction` from an entry price to a settlement price, in ticks. */
export const outcomeOf = (direction: 'up' | 'down', entry: number, settlement: number): Outcome => {
  if (entry === settlement) return 'draw';
  return settlement > entry === (direction === 'up') ? 'win' : 'lose';
};

/**
 * The first second in [from, from + horizon] at which a contract of `seconds` has the wanted outcome, with the session
 * open throughout. Undefined if there is none.
 */
export const findEntry = (
  market: Market,
  symbol: string,
  direction: 'up' | 'down',
  seconds: number,
  want: Outcome,
  from: number,
  horizon: number = DEFAULT_HORIZON,
): number | undefined => {
  for (let t = from; t <= from + horizon; t += 1) {
    if (!market.isOpenThrough(symbol, t, t + seconds)) {
      // No contract that enters before the next edge is open through it.
      const edge = market.session(symbol, t).changesAt;
      if (edge === undefined) return undefined;
      t = edge - 1;
      continue;
    }
    const entry = market.priceAt(symbol, t);
    if (outcomeOf(direction, entry, market.priceAt(symbol, t + seconds)) === want) return t;
  }
  return undefined;
};
