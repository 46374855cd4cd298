import { MARKET_END } from './engine/market';

/** Prices end with the market; a month before it no clock goes on. Epoch milliseconds. */
export const LAST_MOMENT_MS = (MARKET_END - 30 * 86_400) * 1000;

/** A clock that is too late starts so long before the last moment that a demo can go on. */
const ROOM_MS = 365 * 86_400_000;

/**
 * The real time for a world in a device whose clock may be wrong: `now` as it is, or, when there are no prices that late,
 * a time that goes on from a year before the last moment. Times in epoch milliseconds.
 */
export const deviceClock = (
  now: () => number,
): { readonly isOff: boolean; readonly realNow: () => number } => {
  const latest = LAST_MOMENT_MS - ROOM_MS;
  const ahead = Math.max(0, now() - latest);
  return { isOff: ahead > 0, realNow: () => now() - ahead };
};
