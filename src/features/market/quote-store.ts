import { createFreshness } from '@/lib/freshness';
import { browserTimers, type Timers } from '@/lib/timers';
import type { Quote, Tick } from './model';

/** Quotes older than this are no longer shown as current. */
export const STALE_AFTER_MS = 10_000;
/** Quotes are not asked for while a feed is told by the socket, which tells about every two seconds. */
const TOLD_WITHIN_MS = 5000;

/** The browser's clocks, replaced in tests. */
export interface Clocks extends Timers {
  readonly onNextFrame: (run: () => void) => void;
}

/** When quotes were true by the server's clock, epoch milliseconds: somewhere between the two. */
export interface Span {
  readonly from: number;
  readonly to: number;
}

type Listener = () => void;

/** All live quotes: written by whatever feeds it, read row by row. */
export interface QuoteStore {
  /**
   * Takes the quotes of a feed that were asked for. They appear together with the next frame; a later one for the same
   * symbol wins. Without `span` they count as newer than all before.
   */
  readonly write: (feed: string, ticks: readonly Tick[], span?: Span) => void;
  /**
   * Takes a quote that was told unasked, true at `moment` if that is known. One that is older than what is known, or of a
   * symbol that no feed has, is dropped.
   */
  readonly tell: (tick: Tick, moment: number | undefined) => void;
  readonly read: (symbol: string) => Quote | undefined;
  /** Calls back when the quote of `symbol` has changed. */
  readonly subscribe: (symbol: string, listener: Listener) => () => void;
  /** Calls back once a frame in which any quote has changed. */
  readonly subscribeToAll: (listener: Listener) => () => void;
  /** True if a feed that has delivered before, `feed` or any, is silent for more than ten seconds. */
  readonly isStale: (feed?: string) => boolean;
  readonly subscribeToStale: (listener: Listener) => () => void;
  /** True while the quotes of a feed come unasked. */
  readonly isTold: (feed: string) => boolean;
  readonly subscribeToTold: (listener: Listener) => () => void;
}

const isSame = (a: Quote | undefined, b: Quote): boolean =>
  a !== undefined &&
  a.price === b.price &&
  a.changePercent === b.changePercent &&
  a.volume === b.volume &&
  a.high === b.high &&
  a.low === b.low &&
  a.spread === b.spread;

const addTo = (listeners: Set<Listener>, listener: Listener): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

const callAll = (listeners: Iterable<Listener> | undefined): void => {
  for (const listener of listeners ?? []) listener();
};

/** What is known of when each quote was true: keeps an older one from taking the place of a newer one. */
const createOrder = () => {
  const knownAt = new Map<string, number>();
  const at = (symbol: string): number => knownAt.get(symbol) ?? -Infinity;
  return {
    /** A reply knows better than what was told if the server's clock was set back. */
    takeAsked: (symbol: string, { from, to }: Span): boolean => {
      if (from < at(symbol) && at(symbol) <= to + STALE_AFTER_MS) return false;
      knownAt.set(symbol, to);
      return true;
    },
    takeTold: (symbol: string, moment: number): boolean => {
      if (moment < at(symbol)) return false;
      knownAt.set(symbol, moment);
      return true;
    },
  };
};

/** An empty store. */
export const createQuoteStore = (clocks: Clocks): QuoteStore => {
  const quotes = new Map<string, Quote>();
  const waiting = new Map<string, Quote>();
  const bySymbol = new Map<string, Set<Listener>>();
  const toAll = new Set<Listener>();
  const feeds = new Map<string, string>();
  const order = createOrder();
  const heard = createFreshness(STALE_AFTER_MS, clocks);
  const told = createFreshness(TOLD_WITHIN_MS, clocks);

  const flush = (): void => {
    const changed = [...waiting].filter(([symbol, quote]) => !isSame(quotes.get(symbol), quote));
    waiting.clear();
    for (const [symbol, quote] of changed) quotes.set(symbol, quote);
    for (const [symbol] of changed) callAll(bySymbol.get(symbol));
    if (changed.length > 0) callAll(toAll);
  };

  const show = ({ symbol, quote }: Tick): void => {
    if (waiting.size === 0) clocks.onNextFrame(flush);
    waiting.set(symbol, quote);
  };

  return {
    write: (feed, ticks, span) => {
      for (const tick of ticks) {
        feeds.set(tick.symbol, feed);
        if (span === undefined || order.takeAsked(tick.symbol, span)) show(tick);
      }
      heard.hear(feed);
    },
    tell: (tick, moment) => {
      const feed = feeds.get(tick.symbol);
      if (feed === undefined) return;
      if (moment !== undefined && !order.takeTold(tick.symbol, moment)) return;
      show(tick);
      heard.hear(feed);
      told.hear(feed);
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
    isStale: heard.isSilent,
    subscribeToStale: heard.subscribe,
    isTold: told.isFresh,
    subscribeToTold: told.subscribe,
  };
};

/** A tab out of sight has no frames; price alerts go on. */
const WITHOUT_FRAME_MS = 1000;

/** The app's one store of ticks. */
export const quoteStore = createQuoteStore({
  ...browserTimers,
  onNextFrame: (run) => {
    // The second to come finds nothing left to do.
    const timer = setTimeout(run, WITHOUT_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      run();
    });
  },
});
