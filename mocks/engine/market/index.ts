/*
 * The market: prices, candles, quotes and sessions as pure functions of (seed, symbol, second). The price tree, its
 * calendar and its arithmetic stay private.
 */
export { findEntry, outcomeOf, type Outcome } from './find-entry';
export { MARKET_END, MARKET_START } from './levels';
export { createMarket } from './market';
export type {
  Candle,
  DaySummary,
  Market,
  MarketPair,
  PriceSide,
  Quote,
  Resolution,
  SessionState,
} from './types';
