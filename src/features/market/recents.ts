import { useEffect } from 'react';
import { createStoredList } from '@/lib/stored-value';

const MOST = 10;

const recents = createStoredList('recentPairs', MOST);

/** `symbols` with one more before all others; each once, at most ten. */
export const withRecent = (symbols: readonly string[], symbol: string): readonly string[] =>
  [symbol, ...symbols.filter((other) => other !== symbol)].slice(0, MOST);

/** The symbols that were opened last, kept on the device, the latest first. */
export const useRecents = recents.useValue;

/** Takes a pair off that list. */
export const removeRecent = (symbol: string): void =>
  recents.update((symbols) => symbols.filter((other) => other !== symbol));

/** Empties it. */
export const clearRecents = (): void => recents.set([]);

/** Puts an opened pair first on that list; none where the address named no pair. */
export const useRecordRecent = (symbol: string | undefined): void => {
  // The outside system: what the device keeps.
  useEffect(() => {
    if (symbol !== undefined) recents.update((symbols) => withRecent(symbols, symbol));
  }, [symbol]);
};
