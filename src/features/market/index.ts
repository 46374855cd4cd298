/* Pairs, live quotes and candles, and the lists that show them. Private: the quote store and its feeds. */
export {
  candleEnd,
  CHART_PERIODS,
  PERIOD_SECONDS,
  type Candle,
  type ChartPeriod,
  type ServerPeriod,
} from './candles';
export type { MarketPair, Quote } from './model';
export { PairSearch } from './components/pair-search';
export { PairSheet } from './components/pair-sheet';
export { QuoteBoard } from './components/quote-board';
export { Rankings } from './components/rankings';
export { useCandleHistory, useCandles } from './candle-queries';
export { isDepthOffered, useDayOpen, useDepth, useRecentTrades } from './depth';
export { MarketHours } from './components/market-hours';
export { SMALLEST_STEP } from './model';
export { turnoverOf } from './ranking';
export { FavouriteStar } from './components/favourite-star';
export { useFavourites } from './favourites';
export { followQuotes } from './follow-quotes';
export { livePrices } from './live-prices';
export { prefetchPairs, useLiveQuotes, usePairs } from './queries';
export { useIsStale, useIsUnpriced, useQuote } from './quotes';
export { useRecents, useRecordRecent } from './recents';
