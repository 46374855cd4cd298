import { useSyncExternalStore } from 'react';

/** A source of live prices by symbol. */
export interface PriceSource {
  readonly read: (symbol: string) => string | undefined;
  /** The price unless it may be stale. */
  readonly readFresh: (symbol: string) => string | undefined;
  /** Calls back when any price has changed. */
  readonly subscribe: (onChange: () => void) => () => void;
}

/** Subscribes to the prices of `symbols` and returns `read`. Renders only when one of them changes. */
export const useLivePrices = ({ read, subscribe }: PriceSource, symbols: readonly string[]) => {
  useSyncExternalStore(subscribe, () => symbols.map((symbol) => read(symbol)).join());
  return read;
};
