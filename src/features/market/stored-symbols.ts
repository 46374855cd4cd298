import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';

/** A list of symbols that the device keeps, at most `most` of them. */
export const createStoredSymbols = (key: string, most: number) => {
  const parse = (value: unknown): readonly string[] | undefined =>
    Array.isArray(value)
      ? value.filter((symbol) => typeof symbol === 'string').slice(0, most)
      : undefined;
  const useStore = create<{ readonly symbols: readonly string[] }>(() => ({
    symbols: readStoredJson(key, parse) ?? [],
  }));
  return {
    useSymbols: (): readonly string[] => useStore(({ symbols }) => symbols),
    /** Keeps what `next` makes of the list. */
    change: (next: (symbols: readonly string[]) => readonly string[]): void => {
      const symbols = next(useStore.getState().symbols);
      writeStored(key, symbols.length === 0 ? undefined : JSON.stringify(symbols));
      useStore.setState({ symbols });
    },
  };
};
