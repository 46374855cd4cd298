import { useEffect } from 'react';
import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';

const STORAGE_KEY = 'recentPairs';
const MOST = 10;

const parse = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? value.filter((symbol) => typeof symbol === 'string').slice(0, MOST)
    : undefined;

const useStore = create<{ readonly symbols: readonly string[] }>(() => ({
  symbols: readStoredJson(STORAGE_KEY, parse) ?? [],
}));

const keep = (symbols: readonly string[]): void => {
  writeStored(STORAGE_KEY, symbols.length === 0 ? undefined : JSON.stringify(symbols));
  useStore.setState({ symbols });
};

/** `symbols` with one more before all others; each once, at most ten. */
export const withRecent = (symbols: readonly string[], symbol: string): readonly string[] =>
  [symbol, ...symbols.filter((other) => other !== symbol)].slice(0, MOST);

/** The symbols that were opened last, kept on the device, the latest first. */
export const useRecents = (): readonly string[] => useStore(({ symbols }) => symbols);

/** Takes a pair off that list. */
export const removeRecent = (symbol: string): void =>
  keep(useStore.getState().symbols.filter((other) => other !== symbol));

/** Empties it. */
export const clearRecents = (): void => keep([]);

/** Puts an opened pair first on that list; none where the address named no pair. */
export const useNoteRecent = (symbol: string | undefined): void => {
  // The outside system: what the device keeps.
  useEffect(() => {
    if (symbol !== undefined) keep(withRecent(useStore.getState().symbols, symbol));
  }, [symbol]);
};
