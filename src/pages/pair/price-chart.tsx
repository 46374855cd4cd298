import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { trendOf } from '@/domain/format/numbers';
import { decimal, larger, smaller } from '@/domain/money/decimal';
import { PriceLine, type OrderLine, type PriceHandle, type PricePoint } from '@/features/kline';
import {
  PERIOD_SECONDS,
  useCandles,
  type Candle,
  type ServerPeriod,
  type MarketPair,
  type Quote,
} from '@/features/market';
import { useNumbers } from '@/lib/use-numbers';
import { ErrorState, Link, Segmented, Skeleton } from '@/ui';
import { CornersOutIcon } from '@/ui/icons';
import { chartPath } from './pair-paths';

const PERIODS = ['1min', '5min', '15min', '60min', '1D'] as const satisfies readonly ServerPeriod[];
const CANDLES = 90;

/** The closing prices, with the live price in place of the last one. */
const toPoints = (candles: readonly Candle[], quote: Quote | undefined): readonly PricePoint[] => {
  const points = candles.map(({ time, close }) => ({ time, price: close }));
  const last = points.at(-1);
  return last === undefined || quote === undefined
    ? points
    : [...points.slice(0, -1), { time: last.time, price: quote.price }];
};

/** The lowest or highest price. */
const extreme = (
  points: readonly PricePoint[],
  pick: typeof smaller | typeof larger,
): string | undefined =>
  points.length === 0
    ? undefined
    : points.map(({ price }) => decimal(price)).reduce((best, price) => pick(best, price));

/** The price line with the user's own orders, and the choice of period. */
export const PriceChart = ({
  pair,
  quote,
  orderLines,
  handles,
  isInSheet = false,
}: {
  readonly pair: MarketPair;
  readonly quote: Quote | undefined;
  readonly orderLines: readonly OrderLine[];
  /** Prices of a draft that are moved on the chart. */
  readonly handles?: readonly PriceHandle[] | undefined;
  /** True in a sheet, which the chart must not leave. */
  readonly isInSheet?: boolean;
}) => {
  'use memo';
  const { t } = useTranslation(['priceLine', 'app']);
  const { formatPrice } = useNumbers();
  const [period, setPeriod] = useState<ServerPeriod>('1min');
  const { candles, failed, retry } = useCandles(pair, period, CANDLES);
  const navigate = useNavigate();
  const points = toPoints(candles ?? [], quote);
  const words = {
    symbol: pair.symbol,
    price: formatPrice(quote?.price, pair.decimals),
    low: formatPrice(extreme(points, smaller), pair.decimals),
    high: formatPrice(extreme(points, larger), pair.decimals),
  };
  const isMissing = failed && candles === undefined;
  const height = isInSheet ? 'h-36' : 'h-[clamp(96px,calc(100dvh-698px),240px)]';
  // The same period there as here.
  const fullChart = `${chartPath(pair)}&period=${period}`;
  return (
    <section className="mt-1">
      {/* What is said in its place is higher, and must not lie over what follows. */}
      <div className={clsx(!isMissing && height)}>
        {isMissing && <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={retry} />}
        {!failed && candles === undefined && <Skeleton className="h-full w-full" />}
        {candles !== undefined && (
          <PriceLine
            points={points}
            orderLines={orderLines}
            trend={trendOf(quote?.changePercent)}
            decimals={pair.decimals}
            periodSeconds={PERIOD_SECONDS[period]}
            label={t('chart', words)}
            handles={handles}
            onTap={isInSheet ? undefined : () => void navigate(fullChart)}
          />
        )}
      </div>
      <div className={clsx('flex items-center gap-1 pb-1', !isInSheet && 'gutter')}>
        <div className="min-w-0 flex-1">
          <Segmented
            look="plain"
            label={t('period.label')}
            value={period}
            onChange={setPeriod}
            options={PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </div>
        {!isInSheet && (
          <Link
            to={fullChart}
            aria-label={t('open')}
            className="press -mr-3 grid size-11 flex-none place-items-center rounded-full text-ink-2"
          >
            <CornersOutIcon aria-hidden="true" size={20} />
          </Link>
        )}
      </div>
    </section>
  );
};
