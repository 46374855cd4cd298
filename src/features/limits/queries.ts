import { useGetLimits } from '@/api/generated/hooks/limits/limits';
import type { DailyLimit as DailyLimitRow, Limits as LimitsRow } from '@/api/generated/model';
import { isMissingCall } from '@/api/missing-call';
import { serverNow } from '@/api/server-clock';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { hasLimits, type DailyLimit, type Limits } from './model';

/** Longest interval between two reads; orders, ends of days and of breaks cause one of their own. */
const POLL_MS = 300_000;

const toAmount = (text: string | null): Decimal | undefined =>
  text === null ? undefined : decimal(text);

const toLimit = ({ limit, used, pending }: DailyLimitRow): DailyLimit => ({
  limit: toAmount(limit),
  used: decimal(used),
  pending: pending === null ? undefined : { limit: toAmount(pending.limit), at: pending.time },
});

/** Reads the limits of a reply. */
export const toLimits = (row: LimitsRow): Limits => ({
  currency: row.currency,
  stake: toLimit(row.stake),
  loss: toLimit(row.loss),
  breakUntil: row.break_until ?? undefined,
  dayEndsAt: row.day_ends_time,
});

/** Milliseconds until the figures change by themselves, or until the next poll. */
export const nextReadIn = (limits: Limits): number => {
  const now = serverNow();
  const moments = [
    limits.dayEndsAt,
    limits.breakUntil,
    limits.stake.pending?.at,
    limits.loss.pending?.at,
  ].flatMap((at) => (at === undefined || at * 1000 <= now ? [] : [at * 1000 - now + 1000]));
  return Math.min(POLL_MS, ...moments);
};

/**
 * The limits for a ticket. Read at first, after each order and refusal, and when the window gets the focus, because another
 * tab can set one; polled only while something is limited. `undefined` until then, and on a server without them.
 */
export const useFollowedLimits = (): Limits | undefined =>
  useGetLimits(undefined, {
    query: {
      select: toLimits,
      staleTime: POLL_MS,
      retry: false,
      refetchOnWindowFocus: 'always',
      enabled: ({ state }) => !isMissingCall(state.error),
      refetchInterval: ({ state }) => {
        const limits = state.data && toLimits(state.data);
        return limits !== undefined && hasLimits(limits) ? nextReadIn(limits) : false;
      },
    },
  }).data;

/** The limits as last read, without a request. */
export const useKnownLimits = (): Limits | undefined =>
  useGetLimits(undefined, { query: { select: toLimits, enabled: false } }).data;
