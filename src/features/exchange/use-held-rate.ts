import { useState } from 'react';
import { failureOf } from '@/api/errors';
import { serverNow } from '@/api/server-clock';
import { isRateHeld } from '@/domain/exchange/flash';
import { useInterval } from '@/lib/use-interval';
import type { ExchangePair, ExchangeRate } from './model';
import { useRateQuery } from './queries';

const TICK_MS = 250;
/** Interval of rates on a server that holds none. */
const UNHELD_MS = 5000;
/** Least time between two calls, if the server's clock and ours disagree. */
const PAUSE_MS = 3000;
/** Time after which a failed renewal is tried again. */
const RETRY_MS = 10_000;

/** Identifies a rate, also one that is not held. */
const markOf = ({ quoteId, price, rate }: ExchangeRate): string => quoteId ?? `${price} ${rate}`;

/** A rate whose time is over, or that a refusal has named, by the server's clock. */
const isOverAt = (rate: ExchangeRate, now: number, refused: readonly string[]): boolean =>
  (rate.expiresAt !== undefined && !isRateHeld(rate.expiresAt, now)) ||
  refused.includes(markOf(rate));

/** True if the rate that came `age` milliseconds ago needs a newer one. */
const isDue = (newest: ExchangeRate, isNewestOver: boolean, age: number): boolean =>
  newest.expiresAt === undefined ? age >= UNHELD_MS : isNewestOver && age >= PAUSE_MS;

/** Asks for a newer rate when one is due, while the page is visible. Returns the server's time of its last look. */
const useRenewal = (
  query: ReturnType<typeof useRateQuery>,
  refused: readonly string[],
  { isAsked, isBusy }: RateUse,
): number => {
  const [now, setNow] = useState(serverNow);
  useInterval(
    () => {
      setNow(serverNow());
      const newest = query.data?.rate;
      const hasFailed = query.isError && Date.now() - query.errorUpdatedAt < RETRY_MS;
      const isWaiting = isBusy || query.isFetching || hasFailed;
      if (isWaiting || newest === undefined || document.visibilityState !== 'visible') return;
      const isNewestOver = isOverAt(newest, serverNow(), refused);
      if (isDue(newest, isNewestOver, Date.now() - query.dataUpdatedAt)) void query.refetch();
    },
    isAsked ? TICK_MS : undefined,
  );
  return now;
};

/** When rates are asked for: only while an amount is typed, and never while an exchange is on its way. */
interface RateUse {
  readonly isAsked: boolean;
  readonly isBusy: boolean;
}

/** The rate that was accepted under a key. A rate that is not held is only shown, so the newest one is. */
const useAccepted = (key: string | undefined, newest: ExchangeRate | undefined) => {
  const [held, setHeld] = useState<{ readonly key: string; readonly rate: ExchangeRate }>();
  const own = held !== undefined && held.key === key ? held.rate : undefined;
  const accepted = newest?.quoteId === undefined ? newest : (own ?? newest);
  if (key !== undefined && accepted !== undefined && accepted !== own)
    setHeld({ key, rate: accepted });
  if (key === undefined && held !== undefined) setHeld(undefined);
  const accept = (rate: ExchangeRate): void => {
    if (key !== undefined) setHeld({ key, rate });
  };
  return { accepted, accept };
};

/**
 * The rate of a pair that the user has accepted, and the newer one that is offered once it is over. The first rate after
 * an amount is typed counts as accepted; each later one only by `accept`.
 */
export const useHeldRate = ({ give, get }: ExchangePair, use: RateUse) => {
  const { isAsked } = use;
  const [round, setRound] = useState(0);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const query = useRateQuery(give.id, get.id, isAsked ? round : undefined);
  const newest = query.data?.rate;
  const key = isAsked ? `${give.id} ${get.id} ${round}` : undefined;
  const { accepted, accept } = useAccepted(key, newest);
  const now = useRenewal(query, refused, use);
  const isOver = (rate: ExchangeRate): boolean => isOverAt(rate, now, refused);
  return {
    rate: accepted,
    isOver,
    /** The newest rate, if it can still be used. */
    newest: newest === undefined || isOver(newest) ? undefined : newest,
    /** The lists that came with the newest rate. */
    lists: query.data && { value: query.data.currencies, updatedAt: query.dataUpdatedAt },
    failure: query.isFetching ? undefined : failureOf(query.error),
    /** True if the server has no rate for the pair. */
    isMissing: query.data !== undefined && newest === undefined,
    accept,
    /** Asks for another rate now: the server has refused this one. */
    refuse: (rate: ExchangeRate): void => {
      setRefused([...refused, markOf(rate)]);
      void query.refetch();
    },
    retry: (): void => void query.refetch(),
    /** Forgets the rate: it was used. */
    reset: (): void => setRound(round + 1),
  };
};

/** What a form and its sheet know of the rate. */
export type HeldRate = ReturnType<typeof useHeldRate>;
