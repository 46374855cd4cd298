import type { MarketPair } from './types';

/** 2026-12-11 14:40 UTC, a Friday: forex closes 7 h 20 min later. */
export const FRIDAY = 1_797_000_000;
/** 2026-12-11 22:00 UTC. */
export const WEEKEND_START = 1_797_026_400;
/** 2026-12-13 22:00 UTC. */
export const WEEKEND_END = 1_797_199_200;

/** One pair of each kind, and one whose tick is coarse relative to its moves. */
export const TEST_PAIRS: readonly MarketPair[] = [
  {
    symbol: 'BTC/USDT',
    kind: 'crypto',
    decimals: 2,
    root: { open: 62_000, high: 99_900, low: 31_000, close: 78_000 },
    annualVolatility: 0.5,
    baseSpreadTicks: 40,
    turnoverScale: 28_000,
  },
  {
    symbol: 'EUR/USD',
    kind: 'forex',
    decimals: 5,
    root: { open: 1.11, high: 1.238, low: 1.012, close: 1.148 },
    annualVolatility: 0.072,
    baseSpreadTicks: 8,
    turnoverScale: 420_000_000,
  },
  {
    symbol: 'XAU/USD',
    kind: 'metal',
    decimals: 2,
    root: { open: 3100, high: 4850, low: 2150, close: 4200 },
    annualVolatility: 0.16,
    baseSpreadTicks: 30,
    turnoverScale: 8_200_000,
  },
  {
    symbol: 'SHIB/USDT',
    kind: 'crypto',
    decimals: 8,
    root: { open: 0.000014, high: 0.000034, low: 0.0000072, close: 0.000016 },
    annualVolatility: 0.85,
    baseSpreadTicks: 2,
    turnoverScale: 9e12,
  },
];

export const SYMBOLS = TEST_PAIRS.map((pair) => pair.symbol);
