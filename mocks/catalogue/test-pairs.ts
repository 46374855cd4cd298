import type { MarketPair, SteppedPair } from '../engine/market';

/** Ticks of a hundredth: 100.00. */
const LEVEL = 10_000;

/** Pairs that are there to be tried: their prices are steps, not a market. Shown only where an opening says `tests`. */
export const TEST_STEPS = [
  { symbol: 'TST-CLOSED/USDT', levels: [LEVEL], holdSeconds: 60, closed: true },
  { symbol: 'TST-OFF/USDT', levels: [LEVEL], holdSeconds: 60 },
  // Ten percent at once, each minute: no stop between is ever traded at.
  { symbol: 'TST-GAP/USDT', levels: [LEVEL, 9000], holdSeconds: 60 },
  { symbol: 'TST-FLAT/USDT', levels: [LEVEL], holdSeconds: 60 },
  // One price for a quarter of an hour: what is shown may be that old.
  { symbol: 'TST-STALE/USDT', levels: [LEVEL, 10_120, 9950, 10_070], holdSeconds: 900 },
] as const satisfies readonly SteppedPair[];

const QUIET = { open: 100, high: 101, low: 89, close: 100 } as const;

/** The same pairs as the catalogue has them. */
export const TEST_MARKET_PAIRS: readonly MarketPair[] = TEST_STEPS.map(({ symbol }) => ({
  symbol,
  kind: 'crypto',
  decimals: 2,
  root: QUIET,
  annualVolatility: 0,
  baseSpreadTicks: 2,
  turnoverScale: 1,
}));

/** A pair on which nobody may trade. */
export const NOT_ACTIVATED = 'TST-OFF/USDT';

/** True for a pair that lists leave out unless tests are on. */
export const isTestPair = (symbol: string): boolean =>
  TEST_STEPS.some((pair) => pair.symbol === symbol);
