import { createStoredList } from '@/lib/stored-value';

/** Maximum number of favourites, to limit storage. */
const MOST = 100;

const favourites = createStoredList('favouritePairs', MOST);

/** The favourite symbols, stored on the device. */
export const useFavourites = favourites.useValue;

/** Adds a pair to the favourites, or removes it. */
export const toggleFavourite = (symbol: string): void =>
  favourites.update((symbols) =>
    symbols.includes(symbol)
      ? symbols.filter((other) => other !== symbol)
      : [...symbols, symbol].slice(-MOST),
  );
