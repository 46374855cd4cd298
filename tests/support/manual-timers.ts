import type { Timers } from '@/lib/timers';

/** Time that stands still until a test lets it pass. */
export interface ManualTimers extends Timers {
  /** Lets `ms` pass, and runs what comes due, in order. */
  readonly pass: (ms: number) => void;
  /** How many are set. */
  readonly count: () => number;
}

/** Timers that start at zero. */
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
