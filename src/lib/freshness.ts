import type { Timers } from './timers';

type Listener = () => void;

/** Which sources have delivered lately. */
export interface Freshness {
  /** Notes that `name` has delivered just now; fresh for `forMs`, without it for the usual limit. */
  readonly note: (name: string, forMs?: number) => void;
  /** True if `name` has delivered and its limit has not run out. */
  readonly isFresh: (name: string) => boolean;
  /** True if `name`, or any without a name, has delivered before and its limit has run out. */
  readonly isSilent: (name?: string) => boolean;
  /** Calls back when a source becomes fresh or silent. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Watches sources; each is fresh for `limitMs` after a delivery. */
export const createFreshness = (limitMs: number, { now, after }: Timers): Freshness => {
  const freshUntil = new Map<string, number>();
  const listeners = new Set<Listener>();
  let cancel: (() => void) | undefined;
  let watchedUntil = Infinity;
  const isOver = (until: number): boolean => now() > until;
  const isFresh = (name: string): boolean => {
    const until = freshUntil.get(name);
    return until !== undefined && !isOver(until);
  };
  const notify = (): void => {
    for (const listener of listeners) listener();
  };
  // One timer for all, set again when it runs out: a hundred deliveries a second set none.
  const watch = (): void => {
    cancel?.();
    watchedUntil = Math.min(...[...freshUntil.values()].filter((until) => !isOver(until)));
    if (watchedUntil === Infinity) {
      cancel = undefined;
      return;
    }
    // One millisecond past the limit: at the limit all is still fresh.
    cancel = after(watchedUntil + 1 - now(), () => {
      watch();
      if ([...freshUntil.values()].some(isOver)) notify();
    });
  };
  return {
    note: (name, forMs = limitMs) => {
      const wasFresh = isFresh(name);
      const until = now() + forMs;
      freshUntil.set(name, until);
      if (cancel === undefined || until < watchedUntil) watch();
      if (!wasFresh) notify();
    },
    isFresh,
    isSilent: (name) =>
      [...freshUntil].some(
        ([other, until]) => (name === undefined || name === other) && isOver(until),
      ),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
