import { useSyncExternalStore } from 'react';
import type { Board } from '@/domain/codes/board';
import type { Quote } from './model';
import { quoteStore } from './quote-store';

/** The live quote of one pair. Renders only when it changes. */
export const useQuote = (symbol: string): Quote | undefined => {
  'use memo';
  return useSyncExternalStore(
    (onChange) => quoteStore.subscribe(symbol, onChange),
    () => quoteStore.read(symbol),
  );
};

/** True if a pair is sent without a price: its feed stands still. */
export const useIsUnpriced = (symbol: string): boolean =>
  useSyncExternalStore(
    (onChange) => quoteStore.subscribe(symbol, onChange),
    () => quoteStore.isUnpriced(symbol),
  );

const STALENESS_EVENTS = ['online', 'offline', 'visibilitychange'] as const;

const subscribeToStale = (onChange: () => void): (() => void) => {
  const stop = quoteStore.subscribeToStale(onChange);
  const listeners = new AbortController();
  for (const type of STALENESS_EVENTS)
    window.addEventListener(type, onChange, { signal: listeners.signal });
  return () => {
    stop();
    listeners.abort();
  };
};

/** True if prices of `board`, or of any board, may be stale: offline, or without quotes for more than ten seconds. */
export const useIsStale = (board?: Board): boolean =>
  useSyncExternalStore(subscribeToStale, () => !navigator.onLine || quoteStore.isStale(board));

/** True while the socket pushes the quotes of `board`. */
export const useIsPushed = (board: Board): boolean =>
  useSyncExternalStore(quoteStore.subscribeToPushed, () => quoteStore.isPushed(board));
