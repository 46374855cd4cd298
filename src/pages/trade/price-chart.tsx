import { Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { formatPrice, trendOf } from '@/domain/format/numbers';
import { LineChart, type ChartPoint } from '@/features/kline';
import {
  useCandles,
  type Candle,
  type ChartPeriod,
  type MarketPair,
  type Quote,
} from '@/features/market';
import { isRunning, useRecentOrders } from '@/features/seconds-contract';
import { useLanguage } from '@/features/language';
import { useTheme } from '@/features/theme';
import { useIsSignedIn } from '@/session/session';
import { ErrorState, Segmented, Skeleton } from '@/ui';
import { compare, decimal } from '@/domain/money/decimal';

const PERIODS = ['1min', '5min', '15min', '60min', '1D'] as const satisfies readonly ChartPeriod[];
const CANDLES = 90;

/** The closing prices, with the live price in place of the last one. */
const toPoints = (candles: readonly Candle[], quote: Quote | undefined): readonly ChartPoint[] => {
  const points = candles.map(({ time, close }) => ({ time, price: close }));
  const last = points.at(-1);
  return last === undefined || quote === undefined
    ? points
    : [...points.slice(0, -1), { time: last.time, price: quote.price }];
};

const extremes = (
  points: readonly ChartPoint[],
): { readonly low: string | undefined; readonly high: string | undefined } => {
  const sorted = points
    .map(({ price }) => price)
    .toSorted((a, b) => compare(decimal(a), decimal(b)));
  return { low: sorted[0], high: sorted.at(-1) };
};

/** The price line with the entries of running orders, and the choice of period. */
export const PriceChart = ({
  pair,
  quote,
}: {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
}) => {
  'use memo';
  const { t } = useTranslation(['seconds', 'app']);
  const [period, setPeriod] = useState<ChartPeriod>('1min');
  const { candles, failed, retry } = useCandles(pair, period, CANDLES);
  const { value: orders } = useRecentOrders(pair.board, useIsSignedIn());
  const look = `${useTheme()} ${useLanguage()}`;
  const points = toPoints(candles ?? [], quote);
  const { low, high } = extremes(points);
  const words = {
    symbol: pair.symbol,
    price: formatPrice(quote?.price),
    low: formatPrice(low),
    high: formatPrice(high),
  };
  const orderLines = (orders ?? [])
    .filter(isRunning)
    .filter(({ symbol }) => symbol === pair.symbol)
    .map(({ id, entry, direction }) => ({
      id: `${id}`,
      price: entry,
      label: `${t(direction)} ${formatPrice(entry)}`,
      trend: direction,
      look: 'solid' as const,
    }));
  return (
    <section className="mt-2">
      <div className="h-[clamp(96px,calc(100dvh-692px),240px)]">
        {failed && candles === undefined && (
          <ErrorState text={t('chartFailed')} retryLabel={t('app:retry')} onRetry={retry} />
        )}
        {!failed && candles === undefined && <Skeleton className="h-full w-full" />}
        {candles !== undefined && (
          <Suspense fallback={<Skeleton className="h-full w-full" />}>
            <LineChart
              points={points}
              orderLines={orderLines}
              trend={trendOf(quote?.changePercent)}
              look={look}
              label={t('chart', words)}
            />
          </Suspense>
        )}
      </div>
      <div className="gutter py-2">
        <Segmented
          look="plain"
          label={t('period.label')}
          value={period}
          onChange={setPeriod}
          options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </div>
    </section>
  );
};
