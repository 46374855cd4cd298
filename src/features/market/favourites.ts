import { createStoredList } from '@/lib/stored-value';

/** More stars than anybody looks through: storage stays small. */
const MOST = 100;

const favourites = createStoredList('favouritePairs', MOST);

/** The symbols with a star, kept on the device. */
export const useFavourites = favourites.useValue;

/** Gives a pair a star or takes it away. */
export const toggleFavourite = (symbol: string): void =>
  favourites.update((symbols) =>
    symbols.includes(symbol)
      ? symbols.filter((other) => other !== symbol)
      : [...symbols, symbol].slice(-MOST),
  );
