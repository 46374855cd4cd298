import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import {
  getGetLimitsQueryKey,
  useGetLimits,
  useSetLimits,
} from '@/api/generated/hooks/limits/limits';
import type { DailyLimit as DailyLimitRow, Limits as LimitsRow } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
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

const toLimits = (row: LimitsRow): Limits => ({
  currency: row.currency,
  stake: toLimit(row.stake),
  loss: toLimit(row.loss),
  breakUntil: row.break_until ?? undefined,
  dayEndsAt: row.day_ends_time,
});

/** True if the server does not have the call: an addition of ours. */
const isMissingCall = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure?.kind === 'http') return failure.status === 404;
  return (
    failure?.kind === 'business' && ['function_unavailable', 'not_found'].includes(failure.key)
  );
};

/** Milliseconds until the figures change by themselves, or until the next poll. */
const nextReadIn = (limits: Limits): number => {
  const now = serverNow();
  const moments = [
    limits.dayEndsAt,
    limits.breakUntil,
    limits.stake.pending?.at,
    limits.loss.pending?.at,
  ].flatMap((at) => (at === undefined || at * 1000 <= now ? [] : [at * 1000 - now + 1000]));
  return Math.min(POLL_MS, ...moments);
};

/** The limits of the account in use. `isOffered` is false on a server without them. */
export const useLimits = (): Loadable<Limits> & { readonly isOffered: boolean } => {
  const query = useGetLimits(undefined, {
    query: {
      select: toLimits,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data === undefined ? false : nextReadIn(toLimits(state.data)),
    },
  });
  return { ...toLoadable(query.data, query), isOffered: !isMissingCall(query.error) };
};

/**
 * The limits for a ticket: read once, then only while something is limited, so that nobody without limits pays for them.
 * `undefined` until then, and on a server without them.
 */
export const useFollowedLimits = (): Limits | undefined =>
  useGetLimits(undefined, {
    query: {
      select: toLimits,
      staleTime: POLL_MS,
      retry: false,
      enabled: ({ state }) =>
        state.error === null && (state.data === undefined || hasLimits(toLimits(state.data))),
      refetchInterval: ({ state }) =>
        state.data === undefined ? false : nextReadIn(toLimits(state.data)),
    },
  }).data;

/** The limits as last read, without a request. */
export const useKnownLimits = (): Limits | undefined =>
  useGetLimits(undefined, { query: { select: toLimits, enabled: false } }).data;

/** A change of limits; see `setLimits` of the contract. A limit of `none` removes it. */
export interface LimitChange {
  readonly stake?: Decimal | 'none';
  readonly loss?: Decimal | 'none';
  readonly breakHours?: number;
}

/** Changes limits. A failure is shown by the caller. */
export const useChangeLimits = () => {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useSetLimits({
    mutation: { meta: { feedback: 'inline' } },
  });
  return {
    isPending,
    failure: failureOf(error),
    reset,
    change: ({ breakHours, ...limits }: LimitChange, onDone: () => void): void =>
      mutate(
        { data: breakHours === undefined ? limits : { ...limits, break_hours: breakHours } },
        {
          onSuccess: (row) => {
            client.setQueryData(getGetLimitsQueryKey(), row);
            onDone();
          },
        },
      ),
  };
};
