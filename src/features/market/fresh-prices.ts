import type { Board } from './model';
import { quoteStore } from './quote-store';

/** Live prices for what judges them beside the screens, never one that may be old. */
export const freshPrices = {
  read: (board: Board, symbol: string): string | undefined =>
    navigator.onLine && !quoteStore.isStale(board) ? quoteStore.read(symbol)?.price : undefined,
  subscribe: quoteStore.subscribeToAll,
} as const;
