import type { Timers } from './timers';

type Listener = () => void;

/** Tracks which sources have delivered recently. */
export interface Freshness {
  /** Notes a delivery of `name`, which is then fresh for `forMs` (default: the tracker's limit). */
  readonly note: (name: string, forMs?: number) => void;
  /** True if `name` has delivered and its limit has not run out. */
  readonly isFresh: (name: string) => boolean;
  /** True if `name` (default: any source) has delivered before and is no longer fresh. */
  readonly isSilent: (name?: string) => boolean;
  /** Calls back when a source becomes fresh or silent. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Creates a tracker; a source is fresh for `limitMs` after a delivery. */
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
  // One timer for all sources, restarted when it fires, so that frequent deliveries set no timers.
  const watch = (): void => {
    cancel?.();
    watchedUntil = Math.min(...[...freshUntil.values()].filter((until) => !isOver(until)));
    if (watchedUntil === Infinity) {
      cancel = undefined;
      return;
    }
    // One millisecond past the limit, because at the limit a source is still fresh.
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
