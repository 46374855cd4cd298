import type { Board } from '@/domain/codes/board';
import { quoteStore } from './quote-store';

/** Live prices for what judges them beside the screens, never one that may be old. */
export const freshPrices = {
  read: (board: Board, symbol: string): string | undefined =>
    navigator.onLine && !quoteStore.isStale(board) ? quoteStore.read(symbol)?.price : undefined,
  subscribe: quoteStore.subscribeToAll,
} as const;

/** Live prices for what counts with them on a screen, which says itself when they may be old. */
export const livePrices = {
  read: (symbol: string): string | undefined => quoteStore.read(symbol)?.price,
  subscribe: quoteStore.subscribeToAll,
} as const;
