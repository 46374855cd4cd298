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
import { usePeriodStart } from './use-period-start';

const PERIOD = '60min';
const CANDLES = 24;
/** Of an hour's candle the line shows so little that it need not be newer. */
const FRESH_FOR_MS = 10 * 60_000;

/** Decoration waits for what people came for: the browser has six connections, prices and orders need them. */
const inTurn = createConcurrencyLimit(2);

const toValues = (rows: readonly Candle[]): readonly number[] =>
  rows.map(({ close }) => toDrawing(close));

/** Where a pair's price stood over the last 24 hours, by the hour, for drawing; `undefined` until it is known. Asked for once, a few pairs at a time. */
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
        // Its row may have gone while it waited.
        signal.throwIfAborted();
        return read(params, signal);
      }),
    select: toValues,
    staleTime: FRESH_FOR_MS,
    retry: false,
    refetchOnWindowFocus: false,
    // When the hour is over the line stays until the new one is there.
    placeholderData: (before) => before,
  }).data;
};
