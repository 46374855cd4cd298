import { useSyncExternalStore } from 'react';
import type { MarketPair } from './model';
import type { QuoteOf } from './ranking';
import { quoteStore } from './quote-store';

/** Minimum time between reorderings: rows that jump under the finger cannot be tapped. */
const REORDER_EVERY_MS = 1000;

const subscribe = (onChange: () => void): (() => void) => {
  let last = -Infinity;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = (): void => {
    timer = undefined;
    last = performance.now();
    onChange();
  };
  const stop = quoteStore.subscribeToAll(() => {
    const wait = last + REORDER_EVERY_MS - performance.now();
    if (wait <= 0 && timer === undefined) run();
    else timer ??= setTimeout(run, wait);
  });
  return () => {
    stop();
    clearTimeout(timer);
  };
};

/** `pairs` in an order that depends on live quotes; renders only when the order changes. */
export const useOrderedPairs = (
  pairs: readonly MarketPair[],
  order: (pairs: readonly MarketPair[], quoteOf: QuoteOf) => readonly MarketPair[],
): readonly MarketPair[] => {
  const symbols = useSyncExternalStore(subscribe, () =>
    order(pairs, quoteStore.read)
      .map(({ symbol }) => symbol)
      .join(' '),
  );
  const bySymbol = new Map(pairs.map((pair) => [pair.symbol, pair]));
  return symbols.split(' ').flatMap((symbol) => bySymbol.get(symbol) ?? []);
};
