/** A world's clock. Times in epoch milliseconds; `speed` is world seconds per real second. */
export type Clock =
  | {
      readonly mode: 'running';
      readonly worldMs: number;
      readonly realMs: number;
      readonly speed: number;
    }
  | { readonly mode: 'frozen'; readonly worldMs: number };

/** A clock that shows real time. */
export const realClock: Clock = { mode: 'running', worldMs: 0, realMs: 0, speed: 1 };

/** The world's time at the real time `realMs`, in whole milliseconds. */
export const readClock = (clock: Clock, realMs: number): number =>
  clock.mode === 'frozen'
    ? clock.worldMs
    : Math.floor(clock.worldMs + (realMs - clock.realMs) * clock.speed);

/**
 * Moves the clock forward to `worldMs` if it shows an earlier time. If a device's clock is set back, the world
 * continues from its last time.
 */
export const notBefore = (clock: Clock, worldMs: number, realMs: number): Clock => {
  if (readClock(clock, realMs) >= worldMs) return clock;
  return clock.mode === 'frozen' ? { ...clock, worldMs } : { ...clock, worldMs, realMs };
};

/** A change of the clock by a presenter or a test. The clock only moves forward; to go back, restore a checkpoint. */
export type ClockChange =
  | { readonly kind: 'freeze' }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'run'; readonly speed: number };

/** Applies `change`. Throws `RangeError` for a step back or a speed that is not positive. */
export const changeClock = (clock: Clock, change: ClockChange, realMs: number): Clock => {
  const worldMs = readClock(clock, realMs);
  switch (change.kind) {
    case 'freeze':
      return { mode: 'frozen', worldMs };
    case 'advance':
      if (!(change.ms >= 0)) throw new RangeError('the clock only moves forward');
      return clock.mode === 'frozen'
        ? { mode: 'frozen', worldMs: worldMs + change.ms }
        : { mode: 'running', worldMs: worldMs + change.ms, realMs, speed: clock.speed };
    case 'run':
      if (!(change.speed > 0)) throw new RangeError('the speed is positive');
      return { mode: 'running', worldMs, realMs, speed: change.speed };
  }
};
