import { decimal, isPositive } from '@/domain/money/plain-decimal';
import { createFreshness } from '@/lib/freshness';
import { browserTimers, type Timers } from '@/lib/timers';
import type { Quote, Tick } from './model';

/** Quotes older than this are no longer shown as current. */
export const STALE_AFTER_MS = 10_000;
/** A feed counts as pushed this long after a push; servers push about every two seconds. */
const PUSHED_WITHIN_MS = 5000;

/** The browser's clocks, replaced in tests. */
export interface Clocks extends Timers {
  readonly onNextFrame: (run: () => void) => void;
}

/** Interval in which polled quotes were current, in epoch milliseconds of the server's clock. */
export interface Span {
  readonly from: number;
  readonly to: number;
  /** How long they stay current, in milliseconds; without it, `STALE_AFTER_MS`. */
  readonly freshForMs?: number | undefined;
}

/** A pushed quote. Omitted fields keep their values. */
export interface PushedQuote {
  readonly symbol: string;
  readonly quote: Pick<Quote, 'price' | 'changePercent' | 'volume'> &
    Partial<Pick<Quote, 'high' | 'low' | 'spread'>>;
}

type Listener = () => void;

/** All live quotes. Polls and the socket write it; components subscribe per symbol. */
export interface QuoteStore {
  /**
   * Writes the polled quotes of a feed. They appear together in the next frame; a later one for the same symbol wins.
   * Without `span` they count as newer than all before.
   */
  readonly write: (feed: string, ticks: readonly Tick[], span?: Span) => void;
  /**
   * Publishes a pushed quote of the time `moment`, if known. Drops it if it is older than the known one, or if no feed
   * has its symbol.
   */
  readonly publish: (pushed: PushedQuote, moment: number | undefined) => void;
  /** `undefined` without a quote, or if its price is not above zero. */
  readonly read: (symbol: string) => Quote | undefined;
  /** True if `symbol` is sent, but its last quote had no price above zero. Changes with the quote. */
  readonly isUnpriced: (symbol: string) => boolean;
  /** Calls back when the quote of `symbol` has changed. */
  readonly subscribe: (symbol: string, listener: Listener) => () => void;
  /** Calls back once per frame in which any quote has changed. */
  readonly subscribeToAll: (listener: Listener) => () => void;
  /** True if quotes of `feed`, or of any feed, were received before and are no longer fresh. */
  readonly isStale: (feed?: string) => boolean;
  /** True if the feed of `symbol` has delivered and is no longer fresh. */
  readonly isStaleFor: (symbol: string) => boolean;
  readonly subscribeToStale: (listener: Listener) => () => void;
  /** True while the socket pushes the quotes of a feed. */
  readonly isPushed: (feed: string) => boolean;
  readonly subscribeToPushed: (listener: Listener) => () => void;
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

/** Time of each known quote. Prevents an older one from replacing a newer one. */
const createOrder = () => {
  const knownAt = new Map<string, number>();
  const at = (symbol: string): number => knownAt.get(symbol) ?? -Infinity;
  return {
    /** A polled quote replaces a pushed one that is far ahead of it: the server's clock was set back. */
    takePolled: (symbol: string, { from, to }: Span): boolean => {
      if (from < at(symbol) && at(symbol) <= to + STALE_AFTER_MS) return false;
      knownAt.set(symbol, to);
      return true;
    },
    takePushed: (symbol: string, moment: number): boolean => {
      if (moment < at(symbol)) return false;
      knownAt.set(symbol, moment);
      return true;
    },
  };
};

/** Completes a pushed quote with the known values of omitted fields. */
const withPushed = (known: Quote | undefined, pushed: PushedQuote['quote']): Quote => ({
  ...pushed,
  high: pushed.high ?? known?.high,
  low: pushed.low ?? known?.low,
  spread: pushed.spread ?? known?.spread,
});

/** Creates an empty store. */
export const createQuoteStore = (clocks: Clocks): QuoteStore => {
  const quotes = new Map<string, Quote>();
  const waiting = new Map<string, Quote>();
  const bySymbol = new Map<string, Set<Listener>>();
  const toAll = new Set<Listener>();
  const feeds = new Map<string, string>();
  const order = createOrder();
  const received = createFreshness(STALE_AFTER_MS, clocks);
  const pushed = createFreshness(PUSHED_WITHIN_MS, clocks);

  const flush = (): void => {
    const changed = [...waiting].filter(([symbol, quote]) => !isSame(quotes.get(symbol), quote));
    waiting.clear();
    for (const [symbol, quote] of changed) {
      if (isPositive(decimal(quote.price))) quotes.set(symbol, quote);
      // A feed that stands still can send zero: nobody may trade at that, or be alerted by it.
      else quotes.delete(symbol);
    }
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
        if (span === undefined || order.takePolled(tick.symbol, span)) show(tick);
      }
      received.note(feed, span?.freshForMs);
    },
    publish: ({ symbol, quote }, moment) => {
      const feed = feeds.get(symbol);
      if (feed === undefined) return;
      if (moment !== undefined && !order.takePushed(symbol, moment)) return;
      // The first poll may still wait for its frame.
      show({ symbol, quote: withPushed(waiting.get(symbol) ?? quotes.get(symbol), quote) });
      received.note(feed);
      pushed.note(feed);
    },
    read: (symbol) => quotes.get(symbol),
    isUnpriced: (symbol) => feeds.has(symbol) && !waiting.has(symbol) && !quotes.has(symbol),
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
    isStale: received.isSilent,
    isStaleFor: (symbol) => received.isSilent(feeds.get(symbol)),
    subscribeToStale: received.subscribe,
    isPushed: pushed.isFresh,
    subscribeToPushed: pushed.subscribe,
  };
};

/** Replaces frames in a hidden tab, which has none: price alerts need the quotes. */
const WITHOUT_FRAME_MS = 1000;

/** The app's only quote store. */
export const quoteStore = createQuoteStore({
  ...browserTimers,
  onNextFrame: (run) => {
    // Whichever runs second has nothing left to apply.
    const timer = setTimeout(run, WITHOUT_FRAME_MS);
    requestAnimationFrame(() => {
      clearTimeout(timer);
      run();
    });
  },
});
