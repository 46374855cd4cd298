const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days since 1970-01-01 UTC. `ms` is epoch milliseconds. */
export const dayNumber = (ms: number): number => Math.floor(ms / DAY_MS);

/** Start of a day, in epoch milliseconds. */
export const startOfDay = (day: number): number => day * DAY_MS;

/**
 * Time of the payout for the `night`th night (from 1), in epoch milliseconds: the product's hour (UTC) on the morning
 * after it. A night is the change from one calendar day to the next, so a deposit started at 23:59 has its first night
 * a minute later.
 */
export const payoutTime = (startedAt: number, night: number, payoutHour: number): number =>
  startOfDay(dayNumber(startedAt) + night) + payoutHour * HOUR_MS;

/** Number of payouts due from the start to `until` (inclusive), both in epoch milliseconds; at most `days`. */
export const payoutsDue = (
  startedAt: number,
  until: number,
  payoutHour: number,
  days: number,
): number => {
  const mornings = Math.floor((until - payoutTime(startedAt, 0, payoutHour)) / DAY_MS);
  return Math.min(days, Math.max(0, mornings));
};
