/*
 * The market: prices, candles, quotes and sessions as pure functions of (seed, symbol, second). The price tree, its
 * calendar and its arithmetic stay private.
 */
export { findEntry } from './find-entry';
export { MARKET_END, MARKET_START } from './levels';
export { createMarket } from './market';
export type { Candle, Market, MarketPair, Resolution } from './types';
