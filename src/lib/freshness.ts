import type { Timers } from './timers';

type Listener = () => void;

/** Who was heard lately. */
export interface Freshness {
  /** Notes that `name` was heard just now. */
  readonly hear: (name: string) => void;
  /** True if `name` was heard and has not been silent for longer than the limit. */
  readonly isFresh: (name: string) => boolean;
  /** True if `name`, or any, was heard before and has been silent for longer than the limit. */
  readonly isSilent: (name?: string) => boolean;
  /** Calls back when somebody is heard, or falls silent, for the first time or anew. */
  readonly subscribe: (listener: Listener) => () => void;
}

/** Tells who has been silent for longer than `limitMs`. */
export const createFreshness = (limitMs: number, { now, after }: Timers): Freshness => {
  const heardAt = new Map<string, number>();
  const listeners = new Set<Listener>();
  let isWatching = false;
  const isLate = (time: number): boolean => now() - time > limitMs;
  const isFresh = (name: string): boolean => {
    const time = heardAt.get(name);
    return time !== undefined && !isLate(time);
  };
  const tell = (): void => {
    for (const listener of listeners) listener();
  };
  // One timer for all, set anew when it runs out: what is heard a hundred times a second sets none.
  const watch = (): void => {
    const next = Math.min(...[...heardAt.values()].filter((time) => !isLate(time)));
    isWatching = next < Infinity;
    if (!isWatching) return;
    // One millisecond past the limit: at the limit all is still fresh.
    after(next + limitMs + 1 - now(), () => {
      watch();
      if ([...heardAt.values()].some(isLate)) tell();
    });
  };
  return {
    hear: (name) => {
      const wasFresh = isFresh(name);
      heardAt.set(name, now());
      if (!isWatching) watch();
      if (!wasFresh) tell();
    },
    isFresh,
    isSilent: (name) =>
      [...heardAt].some(([other, time]) => (name === undefined || name === other) && isLate(time)),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
};
