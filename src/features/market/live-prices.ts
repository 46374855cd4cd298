import { quoteStore } from './quote-store';

/** Live prices by symbol. */
export const livePrices = {
  /** For display, stale ones included: the screen marks those itself. */
  read: (symbol: string): string | undefined => quoteStore.read(symbol)?.price,
  /** For code that acts on a price, such as alerts: `undefined` if it may be stale. */
  readFresh: (symbol: string): string | undefined =>
    navigator.onLine && !quoteStore.isStaleFor(symbol) ? quoteStore.read(symbol)?.price : undefined,
  subscribe: quoteStore.subscribeToAll,
} as const;
