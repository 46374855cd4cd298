import { LAST_MOMENT_MS } from '../engine/market';

/** Distance from the latest time at which a clock that is too late starts, so that a demo can run. */
const ROOM_MS = 365 * 86_400_000;

/**
 * Real time for a world on a device whose clock may be wrong: `now` itself, or if there are no prices that late, a
 * clock that runs from a year before the latest time. Times in epoch milliseconds.
 */
export const deviceClock = (
  now: () => number,
): { readonly isOff: boolean; readonly realNow: () => number } => {
  const latest = LAST_MOMENT_MS - ROOM_MS;
  const ahead = Math.max(0, now() - latest);
  return { isOff: ahead > 0, realNow: () => now() - ahead };
};
