/** Time as it passes, replaced in tests. */
export interface Timers {
  /** Runs once after `ms`; returns the way to call it off. */
  readonly after: (ms: number, run: () => void) => () => void;
  /** Milliseconds since some moment; never set back. */
  readonly now: () => number;
}

/** The browser's own. */
export const browserTimers: Timers = {
  after: (ms, run) => {
    const timer = setTimeout(run, ms);
    return () => clearTimeout(timer);
  },
  // Not the device's clock, which can be set: what is silent stays silent.
  now: () => performance.now(),
};
