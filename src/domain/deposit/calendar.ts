const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/** Days since 1970-01-01 in the platform's time zone, UTC. `ms` is epoch milliseconds. */
export const dayNumber = (ms: number): number => Math.floor(ms / DAY_MS);

/** When a day begins, in epoch milliseconds. */
export const startOfDay = (day: number): number => day * DAY_MS;

/**
 * When the payout for the `night`th night (from 1) is due, in epoch milliseconds: at the product's hour (UTC) of the
 * morning after it. A night is the change from one calendar day to the next, so a deposit that begins at 23:59 has its
 * first night before it.
 */
export const payoutTime = (startedAt: number, night: number, payoutHour: number): number =>
  startOfDay(dayNumber(startedAt) + night) + payoutHour * HOUR_MS;

/** Payouts due from the beginning up to `until` (inclusive), both in epoch milliseconds, at most one for each of `days`. */
export const payoutsDue = (
  startedAt: number,
  until: number,
  payoutHour: number,
  days: number,
): number => {
  const mornings = Math.floor((until - payoutTime(startedAt, 0, payoutHour)) / DAY_MS);
  return Math.min(days, Math.max(0, mornings));
};
