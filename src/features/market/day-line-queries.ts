import { useQuery } from '@tanstack/react-query';
import {
  getCandles,
  getForexCandles,
  getGetCandlesQueryKey,
  getGetForexCandlesQueryKey,
} from '@/api/generated/hooks/market/market';
import type { Candle } from '@/api/generated/model';
import { toDrawing } from '@/domain/money/decimal';
import { createConcurrencyLimit } from '@/lib/concurrency-limit';
import { candleRanges, PERIOD_SECONDS } from './candles';
import type { MarketPair } from './model';
import { usePeriodStart } from '@/api/use-server-time';

const PERIOD = '60min';
const CANDLES = 24;
/** An hourly candle is a small part of the line, so it may be this old. */
const FRESH_FOR_MS = 10 * 60_000;

/** Limits sparkline requests: browsers allow six connections, and prices and orders need them. */
const inTurn = createConcurrencyLimit(2);

const toValues = (rows: readonly Candle[]): readonly number[] =>
  rows.map(({ close }) => toDrawing(close));

/** Hourly closing prices of a pair over the last 24 hours, to draw; `undefined` until loaded. Fetches a few pairs at a time. */
export const useDayLine = ({ symbol, board }: MarketPair): readonly number[] | undefined => {
  const hour = usePeriodStart(PERIOD_SECONDS[PERIOD]);
  const range = candleRanges(hour, PERIOD_SECONDS[PERIOD], CANDLES).whole;
  const params = { symbol, period: PERIOD, ...range } as const;
  const isCrypto = board === 'crypto';
  const read = isCrypto ? getCandles : getForexCandles;
  const keyOf = isCrypto ? getGetCandlesQueryKey : getGetForexCandlesQueryKey;
  return useQuery({
    queryKey: keyOf(params),
    queryFn: ({ signal }) =>
      inTurn(async () => {
        // The row may have unmounted while the request was queued.
        signal.throwIfAborted();
        return read(params, signal);
      }),
    select: toValues,
    staleTime: FRESH_FOR_MS,
    retry: false,
    refetchOnWindowFocus: false,
    // Keeps the line while the next hour's loads.
    placeholderData: (before) => before,
  }).data;
};
