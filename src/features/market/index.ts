/* Pairs, live quotes and candles, and the lists that show them. The tick store and how it is fed stay private. */
export type { Candle, ChartPeriod } from './candles';
export type { MarketPair, Quote } from './model';
export { PairSearch } from './components/pair-search';
export { QuoteBoard } from './components/quote-board';
export { Rankings } from './components/rankings';
export { useCandles } from './candle-queries';
export { prefetchPairs, useLiveQuotes, usePairs } from './queries';
export { useIsStale, useQuote } from './quotes';
export { useNoteRecent } from './recents';
