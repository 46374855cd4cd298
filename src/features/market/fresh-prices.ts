import type { Board } from '@/domain/codes/board';
import { quoteStore } from './quote-store';

/** Live prices for code that acts on them, such as alerts: `undefined` if a price may be stale. */
export const freshPrices = {
  read: (board: Board, symbol: string): string | undefined =>
    navigator.onLine && !quoteStore.isStale(board) ? quoteStore.read(symbol)?.price : undefined,
  subscribe: quoteStore.subscribeToAll,
} as const;

/** Live prices for display, stale ones included: the screen marks those itself. */
export const livePrices = {
  read: (symbol: string): string | undefined => quoteStore.read(symbol)?.price,
  readFresh: (symbol: string): string | undefined =>
    navigator.onLine && !quoteStore.isStaleFor(symbol) ? quoteStore.read(symbol)?.price : undefined,
  subscribe: quoteStore.subscribeToAll,
} as const;
