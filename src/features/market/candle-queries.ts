import { useState } from 'react';
import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getCandles,
  getForexCandles,
  getGetCandlesQueryOptions,
  getGetForexCandlesQueryOptions,
} from '@/api/generated/hooks/market/market';
import { onLiveEvent } from '@/api/live/events';
import type { Candle as CandleRow, GetCandlesParams } from '@/api/generated/model';
import {
  candleRanges,
  isLessGrown,
  LONGEST_CLOSE_SECONDS,
  mergeCandles,
  PERIOD_SECONDS,
  candleStart,
  sourceOf,
  withLivePrice,
  withPushedCandle,
  type Candle,
  type CandleRange,
  type ChartPeriod,
  type ServerPeriod,
} from './candles';
import { combineCandles } from './combine-candles';
import type { MarketPair } from './model';
import { CANDLES_MS } from './poll-intervals';
import { useServerTime } from '@/api/use-server-time';
import { usePushed, type PushedValue } from './use-pushed';

const toCandles = (rows: readonly CandleRow[]): readonly Candle[] =>
  rows.map(({ id, open, high, low, close, volume }) => ({
    time: id,
    open,
    high,
    low,
    close,
    volume,
  }));

/**
 * The candles of a range. While the next range of the same chart loads, or if it fails, these are the last ones that were
 * read, and a range that failed is read again as often as a chart is polled.
 */
const useRange = (
  pair: MarketPair,
  params: GetCandlesParams,
  options: { readonly refetchInterval?: number; readonly enabled?: boolean },
) => {
  const chart = `${params.symbol} ${params.period}`;
  const [lastRead, setLastRead] = useState<{ chart: string; candles: readonly Candle[] }>();
  const kept = lastRead?.chart === chart ? lastRead.candles : undefined;
  const read = pair.board === 'crypto' ? getGetCandlesQueryOptions : getGetForexCandlesQueryOptions;
  const { refetchInterval = false } = options;
  const { data, isError, refetch } = useQuery({
    ...read(params),
    select: toCandles,
    staleTime: refetchInterval === false ? Infinity : refetchInterval,
    ...options,
    refetchInterval: ({ state }) =>
      kept !== undefined && state.status === 'error' ? CANDLES_MS.polled : refetchInterval,
  });
  // Ends after one more rendering: equal candles stay the same list.
  if (data !== undefined && (data !== lastRead?.candles || chart !== lastRead.chart))
    setLastRead({ chart, candles: data });
  return { data: data ?? kept, isError, refetch };
};

/** Periods with a different name on the socket. */
const PUSHED_PERIODS: Readonly<Record<string, ServerPeriod>> = {
  '1day': '1D',
  '1week': '1W',
  '1mon': '1M',
};

const KLINE: PushedValue<Candle> = {
  follow: (key, take) =>
    onLiveEvent('kline', ({ symbol, period, time, open, high, low, close, volume }) => {
      if (key !== `${symbol} ${PUSHED_PERIODS[period] ?? period}`) return;
      take({ time: time / 1000, open, high, low, close, volume });
    }),
  isOlder: (next, known) => next.time < known.time || isLessGrown(next, known),
};

/** Polls the last candles of a chart, and follows the pushed one. Charts apply the live price to the last one. */
const useLastCandles = (pair: MarketPair, params: GetCandlesParams & { period: ServerPeriod }) => {
  const pushed = usePushed(`${params.symbol} ${params.period}`, KLINE);
  const refetchInterval = pushed === undefined ? CANDLES_MS.polled : CANDLES_MS.pushed;
  return { end: useRange(pair, params, { refetchInterval }), pushed };
};

/**
 * The newest `count` candles of a pair, oldest first, the last one kept current. Fetches the whole range once per
 * candle and polls its end in between. If a closed market leaves a gap, older candles fill it.
 */
export const useCandles = (
  pair: MarketPair,
  period: ServerPeriod,
  count: number,
): {
  readonly candles: readonly Candle[] | undefined;
  readonly failed: boolean;
  readonly retry: () => void;
} => {
  const start = useServerTime((now) => candleStart(now, period));
  const ranges = candleRanges(start, PERIOD_SECONDS[period], count);
  const of = (range: CandleRange) => ({ symbol: pair.symbol, period, ...range });
  const whole = useRange(pair, of(ranges.whole), {});
  const { end, pushed } = useLastCandles(pair, of(ranges.end));
  const hasGap = whole.data !== undefined && whole.data.length < count;
  const older = useRange(pair, of(ranges.older), { enabled: hasGap && pair.board === 'forex' });
  const lists = [older.data, whole.data, end.data].filter((list) => list !== undefined);
  return {
    candles: whole.data && withPushedCandle(mergeCandles(lists, count), pushed).slice(-count),
    failed: whole.data === undefined && whole.isError,
    retry: () => {
      void whole.refetch();
      void end.refetch();
    },
  };
};

/** Maximum of newest candles before the chart moves its anchor: a reply has at most 1,500. */
const MAX_NEWEST = 1200;

/** Candles to request at first, and per page before them: more if several make one of the chart. */
const requestSizes = (period: ChartPeriod): { readonly first: number; readonly page: number } =>
  sourceOf(period) === period ? { first: 300, page: 400 } : { first: 900, page: MAX_NEWEST };

/** Fetches the page of candles that ends at `to`. Skips a market closure, so an empty page means no older candles. */
const readOlder = async (
  { board, symbol }: MarketPair,
  period: ChartPeriod,
  to: number,
  signal: AbortSignal,
): Promise<readonly Candle[]> => {
  const read = board === 'crypto' ? getCandles : getForexCandles;
  const source = sourceOf(period);
  const length = requestSizes(period).page * PERIOD_SECONDS[source];
  // Whole candles of the chart.
  const from = Math.max(0, candleStart(to - length, period));
  const page = toCandles(await read({ symbol, period: source, from, to }, signal));
  if (page.length > 0 || board === 'crypto') return page;
  const before = Math.max(0, from - LONGEST_CLOSE_SECONDS);
  return toCandles(await read({ symbol, period: source, from: before, to }, signal));
};

/** Candles before `anchor`, loaded page by page. */
const useOlderCandles = (pair: MarketPair, period: ChartPeriod, anchor: number) => {
  // Memoised: merges years of candles once per page, not at each tick.
  'use memo';
  const older = useInfiniteQuery({
    queryKey: ['olderCandles', pair.symbol, period, anchor],
    queryFn: ({ pageParam, signal }) => readOlder(pair, period, pageParam, signal),
    initialPageParam: anchor - 1,
    getNextPageParam: ([oldest]) => (oldest === undefined ? undefined : oldest.time - 1),
    enabled: false,
    staleTime: Infinity,
  });
  const { data, hasNextPage, isFetching, isError } = older;
  const state = data !== undefined && !hasNextPage ? ('none' as const) : ('more' as const);
  return {
    candles: combineCandles(mergeCandles(data?.pages ?? [], Infinity), period),
    state: isFetching ? ('loading' as const) : isError ? ('failed' as const) : state,
    load: () => void older.fetchNextPage(),
  };
};

/**
 * The candles of a pair, oldest first, the last one at the live price. `loadOlder` loads the page before the first one;
 * `older` is its state.
 */
export const useCandleHistory = (
  pair: MarketPair,
  period: ChartPeriod,
  livePrice: string | undefined,
) => {
  const source = sourceOf(period);
  const seconds = PERIOD_SECONDS[source];
  const { first } = requestSizes(period);
  const start = useServerTime((now) => candleStart(now, source));
  const firstAnchor = candleStart(start - first * seconds, period);
  const [anchor, setAnchor] = useState(firstAnchor);
  if (start - anchor > MAX_NEWEST * seconds) setAnchor(firstAnchor);
  const of = (range: CandleRange) => ({ symbol: pair.symbol, period: source, ...range });
  const { whole: newest, end: last } = candleRanges(start, seconds, first);
  const whole = useRange(pair, of({ from: anchor, to: newest.to }), {});
  const { end, pushed } = useLastCandles(pair, of(last));
  const older = useOlderCandles(pair, period, anchor);
  const recent =
    whole.data && withPushedCandle(mergeCandles([whole.data, end.data ?? []], Infinity), pushed);
  return {
    candles: recent && [
      ...older.candles,
      ...combineCandles(withLivePrice(recent, livePrice, start), period),
    ],
    failed: whole.data === undefined && whole.isError,
    retry: () => void whole.refetch(),
    older: older.state,
    loadOlder: older.load,
  };
};
