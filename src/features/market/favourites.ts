import { create } from 'zustand';
import { readStoredJson, writeStored } from '@/lib/storage';

const STORAGE_KEY = 'favouritePairs';
/** More stars than anybody looks through: storage stays small. */
const MOST = 100;

const parse = (value: unknown): readonly string[] | undefined =>
  Array.isArray(value)
    ? value.filter((symbol) => typeof symbol === 'string').slice(0, MOST)
    : undefined;

const useStore = create<{ readonly symbols: readonly string[] }>(() => ({
  symbols: readStoredJson(STORAGE_KEY, parse) ?? [],
}));

/** The symbols with a star, kept on the device. */
export const useFavourites = (): readonly string[] => useStore(({ symbols }) => symbols);

/** Gives a pair a star or takes it away. */
export const toggleFavourite = (symbol: string): void => {
  const { symbols } = useStore.getState();
  const next = symbols.includes(symbol)
    ? symbols.filter((other) => other !== symbol)
    : [...symbols, symbol].slice(-MOST);
  writeStored(STORAGE_KEY, JSON.stringify(next));
  useStore.setState({ symbols: next });
};
