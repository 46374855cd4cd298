import { useEffect } from 'react';
import { createStoredList } from '@/lib/stored-list';

const MOST = 10;

const recents = createStoredList('recentPairs', MOST);

/** `symbols` with one more before all others; each once, at most ten. */
export const withRecent = (symbols: readonly string[], symbol: string): readonly string[] =>
  [symbol, ...symbols.filter((other) => other !== symbol)].slice(0, MOST);

/** The symbols that were opened last, kept on the device, the latest first. */
export const useRecents = recents.useWords;

/** Takes a pair off that list. */
export const removeRecent = (symbol: string): void =>
  recents.change((symbols) => symbols.filter((other) => other !== symbol));

/** Empties it. */
export const clearRecents = (): void => recents.change(() => []);

/** Puts an opened pair first on that list; none where the address named no pair. */
export const useNoteRecent = (symbol: string | undefined): void => {
  // The outside system: what the device keeps.
  useEffect(() => {
    if (symbol !== undefined) recents.change((symbols) => withRecent(symbols, symbol));
  }, [symbol]);
};
