/*
 * The market: prices, candles, quotes and sessions as pure functions of (seed, symbol, second). The price tree, its
 * calendar and its arithmetic stay private.
 */
export { dateOfDay } from './civil';
export { directed, isTouched, LONGEST_INTERVENTION, type Intervention } from './directed';
export { findEntry } from './find-entry';
export { MARKET_END, MARKET_START } from './levels';
export { createMarket } from './market';
export { firstSecond } from './search';
export { withStepped, type SteppedPair } from './stepped';
export type { Candle, Market, MarketPair, PriceSide, Resolution } from './types';
