import type { Quote, Tick } from './model';

/** Quotes older than this are no longer shown as current. */
const STALE_AFTER_MS = 10_000;

/** The browser's clocks, replaced in tests. */
export interface Clocks {
  readonly onNextFrame: (run: () => void) => void;
  /** Runs once after `ms`; returns the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  readonly now: () => number;
}

type Listener = () => void;

/** All live quotes: written by whatever feeds it, read row by row. */
export interface QuoteStore {
  /** Takes quotes from a feed. They appear together with the next frame; a later one for the same symbol wins. */
  readonly write: (feed: string, ticks: readonly Tick[]) => void;
  readonly read: (symbol: string) => Quote | undefined;
  /** Calls back when the quote of `symbol` has changed. */
  readonly subscribe: (symbol: string, listener: Listener) => () => void;
  /** Calls back once a frame in which any quote has changed. */
  readonly subscribeToAll: (listener: Listener) => () => void;
  /** True if a feed that has delivered before, `feed` or any, is silent for more than ten seconds. */
  readonly isStale: (feed?: string) => boolean;
  readonly subscribeToStale: (listener: Listener) => () => void;
}

const isSame = (a: Quote | undefined, b: Quote): boolean =>
  a !== undefined &&
  a.price === b.price &&
  a.changePercent === b.changePercent &&
  a.volume === b.volume &&
  a.high === b.high &&
  a.low === b.low;

const addTo = (listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const callAll = (listeners: Iterable<Listener> | undefined): void => {
  for (const listener of listeners ?? []) listener();
};

/** Who is told when a feed falls silent or speaks again. */
const createFreshness = ({ now, after }: Clocks) => {
  const heardAt = new Map<string, number>();
  const listeners = new Set<Listener>();
  let cancel: (() => void) | undefined;
  const isStale = (feed?: string): boolean =>
    [...heardAt].some(
      ([name, time]) => (feed === undefined || feed === name) && now() - time > STALE_AFTER_MS,
    );
  const hear = (feed: string): void => {
    const wasStale = isStale();
    heardAt.set(feed, now());
    cancel?.();
    const silentFor = now() - Math.min(...heardAt.values());
    // One millisecond past the limit: at the limit quotes still count as fresh.
    cancel = after(Math.max(0, STALE_AFTER_MS - silentFor) + 1, () => callAll(listeners));
    if (wasStale) callAll(listeners);
  };
  return { hear, isStale, subscribeToStale: (listener: Listener) => addTo(listeners, listener) };
};

/** An empty store. */
export const createQuoteStore = (clocks: Clocks): QuoteStore => {
  const quotes = new Map<string, Quote>();
  const waiting = new Map<string, Quote>();
  const bySymbol = new Map<string, Set<Listener>>();
  const toAll = new Set<Listener>();
  const freshness = createFreshness(clocks);

  const flush = (): void => {
    const changed = [...waiting].filter(([symbol, quote]) => !isSame(quotes.get(symbol), quote));
    waiting.clear();
    for (const [symbol, quote] of changed) quotes.set(symbol, quote);
    for (const [symbol] of changed) callAll(bySymbol.get(symbol));
    if (changed.length > 0) callAll(toAll);
  };

  return {
    write: (feed, ticks) => {
      if (waiting.size === 0 && ticks.length > 0) clocks.onNextFrame(flush);
      for (const { symbol, quote } of ticks) waiting.set(symbol, quote);
      freshness.hear(feed);
    },
    read: (symbol) => quotes.get(symbol),
    subscribe: (symbol, listener) => {
      const listeners = bySymbol.get(symbol) ?? new Set();
      bySymbol.set(symbol, listeners);
      const stop = addTo(listeners, listener);
      return () => {
        stop();
        if (listeners.size === 0) bySymbol.delete(symbol);
      };
    },
    subscribeToAll: (listener) => addTo(toAll, listener),
    isStale: freshness.isStale,
    subscribeToStale: freshness.subscribeToStale,
  };
};

/** The app's one store of ticks. */
export const quoteStore = createQuoteStore({
  onNextFrame: (run) => void requestAnimationFrame(run),
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  // Not the device's clock, which can be set: a feed that is dead stays dead.
  now: () => performance.now(),
});
