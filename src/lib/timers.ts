/** A clock and timers, replaced in tests. */
export interface Timers {
  /** Runs once after `ms`; returns the cancel function. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Milliseconds of a monotonic clock. */
  readonly now: () => number;
}

/** The browser's timers. */
export const browserTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  // Monotonic, unlike the device's clock, which can be set back.
  now: () => performance.now(),
};
