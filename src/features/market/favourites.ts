import { createStoredList } from '@/lib/stored-list';

/** More stars than anybody looks through: storage stays small. */
const MOST = 100;

const favourites = createStoredList('favouritePairs', MOST);

/** The symbols with a star, kept on the device. */
export const useFavourites = favourites.useWords;

/** Gives a pair a star or takes it away. */
export const toggleFavourite = (symbol: string): void =>
  favourites.change((symbols) =>
    symbols.includes(symbol)
      ? symbols.filter((other) => other !== symbol)
      : [...symbols, symbol].slice(-MOST),
  );
