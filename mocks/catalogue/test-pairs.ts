import type { MarketPair, StepPricePair } from '../engine/market';

/** In ticks of 0.01: 100.00. */
const LEVEL = 10_000;

/** Test pairs, whose prices are steps instead of a market. Listed only if the opening spec contains `tests`. */
export const TEST_STEPS = [
  { symbol: 'TST-CLOSED/USDT', levels: [LEVEL], holdSeconds: 60, closed: true },
  { symbol: 'TST-OFF/USDT', levels: [LEVEL], holdSeconds: 60 },
  // Jumps by ten percent every minute, without trading at any price in between.
  { symbol: 'TST-GAP/USDT', levels: [LEVEL, 9000], holdSeconds: 60 },
  { symbol: 'TST-FLAT/USDT', levels: [LEVEL], holdSeconds: 60 },
  // One price for a quarter of an hour: the displayed price may be that old.
  { symbol: 'TST-STALE/USDT', levels: [LEVEL, 10_120, 9950, 10_070], holdSeconds: 900 },
] as const satisfies readonly StepPricePair[];

const QUIET = { open: 100, high: 101, low: 89, close: 100 } as const;

/** The test pairs as catalogue entries. */
export const TEST_MARKET_PAIRS: readonly MarketPair[] = TEST_STEPS.map(({ symbol }) => ({
  symbol,
  kind: 'crypto',
  decimals: 2,
  root: QUIET,
  annualVolatility: 0,
  baseSpreadTicks: 2,
  turnoverScale: 1,
}));

/** A pair that cannot be traded. */
export const NOT_ACTIVATED = 'TST-OFF/USDT';

/** True for a pair that lists omit unless test pairs are enabled. */
export const isTestPair = (symbol: string): boolean =>
  TEST_STEPS.some((pair) => pair.symbol === symbol);
