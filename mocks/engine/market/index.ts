/*
 * The market: prices, candles, quotes and sessions as pure functions of (seed, symbol, second). The price tree, its
 * calendar and its arithmetic stay private.
 */
export { dateOfDay } from './civil';
export {
  withInterventions,
  hasIntervention,
  runningAt,
  LONGEST_INTERVENTION,
  type Intervention,
} from './market-interventions';
export { findEntry } from './find-entry';
export { LAST_MOMENT_MS, MARKET_START } from './levels';
export { createMarket } from './market';
export { firstSecond } from './search';
export { withStepPricePairs, type StepPricePair } from './step-price-market';
export type { Candle, Market, MarketPair, PriceSide, Resolution } from './types';
