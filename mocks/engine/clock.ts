/** A world's clock. Times in epoch milliseconds; `speed` is how many of its seconds pass in a real one. */
export type Clock =
  | {
      readonly mode: 'running';
      readonly worldMs: number;
      readonly realMs: number;
      readonly speed: number;
    }
  | { readonly mode: 'frozen'; readonly worldMs: number };

/** A clock that shows the real time. */
export const realClock: Clock = { mode: 'running', worldMs: 0, realMs: 0, speed: 1 };

/** The world's time when the real time is `realMs`, whole milliseconds. */
export const readClock = (clock: Clock, realMs: number): number =>
  clock.mode === 'frozen'
    ? clock.worldMs
    : Math.floor(clock.worldMs + (realMs - clock.realMs) * clock.speed);

/**
 * The clock, made to show `worldMs` if it has fallen behind it: when a device's clock is set back, the world goes on from
 * where it was.
 */
export const notBefore = (clock: Clock, worldMs: number, realMs: number): Clock => {
  if (readClock(clock, realMs) >= worldMs) return clock;
  return clock.mode === 'frozen' ? { ...clock, worldMs } : { ...clock, worldMs, realMs };
};

/** What a presenter or a test can do to the clock. It only moves forward; going back is a restore. */
export type ClockChange =
  | { readonly kind: 'freeze' }
  | { readonly kind: 'advance'; readonly ms: number }
  | { readonly kind: 'run'; readonly speed: number };

/** The clock after `change`. Throws `RangeError` for a step back or a speed that is not positive. */
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
