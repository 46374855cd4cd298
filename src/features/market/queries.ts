import type { QueryClient } from '@tanstack/react-query';
import {
  getForexPairs,
  getGetForexPairsQueryOptions,
  getGetQuotationsQueryOptions,
  getQuotations,
  useGetForexPairs,
  useGetQuotations,
} from '@/api/generated/hooks/market/market';
import type { Pair, QuoteCurrency } from '@/api/generated/model';
import { serverNow } from '@/api/server-clock';
import { toPair, toTick, type MarketPair } from './model';
import { quoteStore } from './quote-store';
import { useIsTold } from './quotes';

/** How often quotes are asked for where the screen says nothing else. */
const QUOTES_EVERY_MS = 2000;
/** While the socket tells prices: what it does not tell, a market's hours and a pair that was lost on the way, is as old at most. */
const TOLD_QUOTES_EVERY_MS = 10_000;

interface Fetch {
  readonly signal: AbortSignal;
}

/** Every reply feeds the tick store, whichever screen asked for it. */
const fetchCrypto = async ({ signal }: Fetch): Promise<QuoteCurrency[]> => {
  const from = serverNow();
  const groups = await getQuotations(undefined, signal);
  quoteStore.write(
    'crypto',
    groups.flatMap(({ quotation }) => quotation.map((row) => toTick(row))),
    { from, to: serverNow() },
  );
  return groups;
};

const fetchForex = async ({ signal }: Fetch): Promise<Pair[]> => {
  const from = serverNow();
  const rows = await getForexPairs(undefined, signal);
  quoteStore.write(
    'forex',
    rows.map((row) => toTick(row)),
    { from, to: serverNow() },
  );
  return rows;
};

const toCryptoPairs = (groups: readonly QuoteCurrency[]): readonly MarketPair[] =>
  groups.flatMap(({ quotation }) => quotation.map((row) => toPair(row, 'crypto')));

const toForexPairs = (rows: readonly Pair[]): readonly MarketPair[] =>
  rows.map((row) => toPair(row, 'forex'));

/** All pairs. What has arrived is listed even while the rest is loading or has failed. */
export const usePairs = (): {
  readonly pairs: readonly MarketPair[];
  readonly state: 'loading' | 'ready' | 'failed';
  readonly retry: () => void;
} => {
  const crypto = useGetQuotations(undefined, {
    query: { queryFn: fetchCrypto, select: toCryptoPairs },
  });
  const forex = useGetForexPairs(undefined, {
    query: { queryFn: fetchForex, select: toForexPairs },
  });
  const missing = [crypto, forex].filter(({ data }) => data === undefined);
  // Counted, because each poll after a failure is "pending" again: the error must not flicker.
  const hasFailed = missing.some(({ errorUpdateCount }) => errorUpdateCount > 0);
  const unsettled = hasFailed ? 'failed' : 'loading';
  return {
    pairs: [...(crypto.data ?? []), ...(forex.data ?? [])],
    state: missing.length === 0 ? 'ready' : unsettled,
    retry: () => {
      void crypto.refetch();
      void forex.refetch();
    },
  };
};

/** Asks for all pairs before there is a screen to show them. */
export const prefetchPairs = (client: QueryClient): void => {
  void client.prefetchQuery(
    getGetQuotationsQueryOptions(undefined, { query: { queryFn: fetchCrypto } }),
  );
  void client.prefetchQuery(
    getGetForexPairsQueryOptions(undefined, { query: { queryFn: fetchForex } }),
  );
};

/** Keeps quotes coming while a screen that shows them is mounted and in sight. Several screens share one poll, the fastest sets its pace; while the socket tells a board's prices it is hardly asked for. `outOfSight` goes on in a tab that nobody sees. */
export const useLiveQuotes = (intervalMs = QUOTES_EVERY_MS, outOfSight = false): void => {
  const pace = (isTold: boolean) => ({
    refetchInterval: isTold ? TOLD_QUOTES_EVERY_MS : intervalMs,
    refetchIntervalInBackground: outOfSight,
    // A screen that opens between two polls does not wait for its first one.
    staleTime: intervalMs,
    // The screen reads the store: a reply by itself renders nothing.
    notifyOnChangeProps: [],
    meta: { feedback: 'inline' as const },
  });
  const crypto = pace(useIsTold('crypto'));
  const forex = pace(useIsTold('forex'));
  useGetQuotations(undefined, { query: { ...crypto, queryFn: fetchCrypto } });
  useGetForexPairs(undefined, { query: { ...forex, queryFn: fetchForex } });
};
