/** A screen's address with the pair that it is to show. */
export const withPair = (path: string, symbol: string): string =>
  `${path}?${new URLSearchParams({ pair: symbol }).toString()}`;
