import { useSyncExternalStore } from 'react';

/** Where the live prices of all pairs are read. */
export interface Prices {
  readonly read: (symbol: string) => string | undefined;
  /** Calls back when any price has changed. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Reads the live prices of `symbols`; only a change of one of theirs renders again. */
export const usePrices = ({ read, subscribe }: Prices, symbols: readonly string[]) => {
  useSyncExternalStore(subscribe, () => symbols.map((symbol) => read(symbol)).join());
  return read;
};
