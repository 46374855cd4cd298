import { useQuery } from '@tanstack/react-query';
import {
  getForexPairs,
  getGetCandlesQueryOptions,
  getGetForexCandlesQueryOptions,
  getQuotations,
  useGetForexPairs,
  useGetQuotations,
} from '@/api/generated/hooks/market/market';
import type {
  Candle as CandleRow,
  GetCandlesParams,
  Pair,
  QuoteCurrency,
} from '@/api/generated/model';
import {
  candleRanges,
  mergeCandles,
  PERIOD_SECONDS,
  type Candle,
  type CandleRange,
  type ChartPeriod,
  type MarketPair,
  toPair,
  toTick,
} from './model';
import { quoteStore } from './quote-store';
import { usePeriodStart } from './use-period-start';

/** How often quotes are asked for where the screen says nothing else. */
const QUOTES_EVERY_MS = 2000;
const LAST_CANDLES_EVERY_MS = 2000;

interface Fetch {
  readonly signal: AbortSignal;
}

/** Every reply feeds the tick store, whichever screen asked for it. */
const fetchCrypto = async ({ signal }: Fetch): Promise<QuoteCurrency[]> => {
  const groups = await getQuotations(undefined, signal);
  quoteStore.write(
    'crypto',
    groups.flatMap(({ quotation }) => quotation.map((row) => toTick(row))),
  );
  return groups;
};

const fetchForex = async ({ signal }: Fetch): Promise<Pair[]> => {
  const rows = await getForexPairs(undefined, signal);
  quoteStore.write(
    'forex',
    rows.map((row) => toTick(row)),
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

/** Keeps quotes coming while a screen that shows them is mounted and in sight. Several screens share one poll, the fastest sets its pace. */
export const useLiveQuotes = (intervalMs = QUOTES_EVERY_MS): void => {
  const polled = {
    refetchInterval: intervalMs,
    // A screen that opens between two polls does not wait for its first one.
    staleTime: intervalMs,
    // The screen reads the store: a reply by itself renders nothing.
    notifyOnChangeProps: [],
    meta: { feedback: 'inline' as const },
  };
  useGetQuotations(undefined, { query: { ...polled, queryFn: fetchCrypto } });
  useGetForexPairs(undefined, { query: { ...polled, queryFn: fetchForex } });
};

const toCandles = (rows: readonly CandleRow[]): readonly Candle[] =>
  rows.map(({ id, open, high, low, close, volume }) => ({
    time: id,
    open,
    high,
    low,
    close,
    volume,
  }));

const isSameChart = (key: readonly unknown[] | undefined, params: GetCandlesParams): boolean => {
  const old = key?.[1];
  if (typeof old !== 'object' || old === null) return false;
  return (
    'symbol' in old &&
    'period' in old &&
    old.symbol === params.symbol &&
    old.period === params.period
  );
};

const useRange = (
  pair: MarketPair,
  params: GetCandlesParams,
  options: { readonly refetchInterval?: number; readonly enabled?: boolean },
) => {
  const read = pair.board === 'crypto' ? getGetCandlesQueryOptions : getGetForexCandlesQueryOptions;
  return useQuery({
    ...read(params),
    select: toCandles,
    meta: { feedback: 'inline' },
    staleTime: options.refetchInterval ?? Infinity,
    ...options,
    // When a new candle begins the range moves on: the chart stays until the new one is there.
    placeholderData: (before, query) => (isSameChart(query?.queryKey, params) ? before : undefined),
  });
};

/**
 * The newest `count` candles of a pair, oldest first, the last one kept current. The whole range is asked for once a
 * candle, its end every two seconds; where a closed market leaves a gap, older candles fill the chart.
 */
export const useCandles = (
  pair: MarketPair,
  period: ChartPeriod,
  count: number,
): {
  readonly candles: readonly Candle[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} => {
  const start = usePeriodStart(PERIOD_SECONDS[period]);
  const ranges = candleRanges(start, PERIOD_SECONDS[period], count);
  const of = (range: CandleRange): GetCandlesParams => ({ symbol: pair.symbol, period, ...range });
  const whole = useRange(pair, of(ranges.whole), {});
  const end = useRange(pair, of(ranges.end), { refetchInterval: LAST_CANDLES_EVERY_MS });
  const hasGap = whole.data !== undefined && whole.data.length < count;
  const older = useRange(pair, of(ranges.older), { enabled: hasGap && pair.board === 'forex' });
  const lists = [older.data, whole.data, end.data].filter((list) => list !== undefined);
  return {
    candles: whole.data === undefined ? undefined : mergeCandles(lists, count),
    failed: whole.data === undefined && whole.isError,
    retry: () => {
      void whole.refetch();
      void end.refetch();
    },
  };
};
