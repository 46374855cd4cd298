import { useEffect } from 'react';
import { createStoredList } from '@/lib/stored-value';

const MOST = 10;

const recents = createStoredList('recentPairs', MOST);

/** Puts `symbol` first, without duplicates; keeps ten. */
export const withRecent = (symbols: readonly string[], symbol: string): readonly string[] =>
  [symbol, ...symbols.filter((other) => other !== symbol)].slice(0, MOST);

/** Recently opened symbols, latest first; stored on the device. */
export const useRecents = recents.useValue;

/** Removes a pair from the recents. */
export const removeRecent = (symbol: string): void =>
  recents.update((symbols) => symbols.filter((other) => other !== symbol));

/** Removes all recents. */
export const clearRecents = (): void => recents.set([]);

/** Records an opened pair as the latest. Pass `undefined` if the address names no pair. */
export const useRecordRecent = (symbol: string | undefined): void => {
  // Synchronises with the storage of the device.
  useEffect(() => {
    if (symbol !== undefined) recents.update((symbols) => withRecent(symbols, symbol));
  }, [symbol]);
};
