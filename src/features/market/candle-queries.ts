import { useQuery } from '@tanstack/react-query';
import {
  getGetCandlesQueryOptions,
  getGetForexCandlesQueryOptions,
} from '@/api/generated/hooks/market/market';
import type { Candle as CandleRow, GetCandlesParams } from '@/api/generated/model';
import {
  candleRanges,
  mergeCandles,
  PERIOD_SECONDS,
  type Candle,
  type CandleRange,
  type ChartPeriod,
} from './candles';
import type { MarketPair } from './model';
import { usePeriodStart } from './use-period-start';

const LAST_CANDLES_EVERY_MS = 2000;

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
