import type { Timers } from '@/lib/timers';

/** Timers whose time advances only when a test says so. */
export interface ManualTimers extends Timers {
  /** Advances time by `ms` and runs due timers in order. */
  readonly pass: (ms: number) => void;
  /** Number of timers that are set. */
  readonly count: () => number;
}

/** Creates timers at time zero. */
export const manualTimers = (): ManualTimers => {
  let time = 0;
  let timers: readonly { readonly at: number; readonly run: () => void }[] = [];
  const firstUntil = (end: number) =>
    timers.filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
  return {
    now: () => time,
    after: (ms, run) => {
      const timer = { at: time + ms, run };
      timers = [...timers, timer];
      return () => {
        timers = timers.filter((other) => other !== timer);
      };
    },
    pass: (ms) => {
      const end = time + ms;
      for (let due = firstUntil(end); due !== undefined; due = firstUntil(end)) {
        const timer = due;
        timers = timers.filter((other) => other !== timer);
        time = Math.max(time, timer.at);
        timer.run();
      }
      time = end;
    },
    count: () => timers.length,
  };
};
