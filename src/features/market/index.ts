/* Pairs, live quotes and candles. The tick store and how it is fed stay private. */
export type {
  Board,
  Candle,
  Category,
  ChartPeriod,
  MarketPair,
  MarketStatus,
  Quote,
} from './model';
export { useCandles, useLiveQuotes, usePairs } from './queries';
export { useIsStale, useQuote } from './quotes';
