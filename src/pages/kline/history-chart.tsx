import { useTranslation } from 'react-i18next';
import { formatPrice, trendOf } from '@/domain/format/numbers';
import { formatDateTime } from '@/domain/format/time';
import { CandleChart, extremesOf, useChartChoice } from '@/features/kline';
import { useDirectionColors } from '@/features/direction-colors';
import { useLanguage } from '@/features/language';
import {
  candleEnd,
  PERIOD_SECONDS,
  useCandleHistory,
  type Candle,
  type ChartPeriod,
  type MarketPair,
  type Quote,
} from '@/features/market';
import { useTheme } from '@/features/theme';
import { EmptyState, ErrorState, Skeleton } from '@/ui';
import { ChartLineIcon } from '@/ui/icons';
import { useOwnOrders } from './use-own-orders';

/** Longer candles need no countdown. */
const LONGEST_COUNTDOWN = PERIOD_SECONDS['1D'];

const closingTime = (
  pair: MarketPair,
  period: ChartPeriod,
  last: Candle | undefined,
): number | undefined =>
  last === undefined || pair.status === 'closed' || PERIOD_SECONDS[period] > LONGEST_COUNTDOWN
    ? undefined
    : candleEnd(last.time, period);

/** The chart of a pair in one period. Loads older candles on demand. Key it by pair and period. */
export const HistoryChart = (props: {
  readonly pair: MarketPair;
  readonly period: ChartPeriod;
  readonly quote: Quote | undefined;
  /** The element of the tool bar that gets the zoom buttons; `null` before it is there. */
  readonly buttonsIn: Element | null;
}) => {
  const { t } = useTranslation(['kline', 'app']);
  const { pair, period, quote } = props;
  const { candles, failed, retry, older, loadOlder } = useCandleHistory(pair, period, quote?.price);
  const choice = useChartChoice();
  const own = useOwnOrders(pair);
  const look = `${useTheme()} ${useLanguage()} ${useDirectionColors()}`;
  if (candles === undefined)
    return failed ? (
      <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={retry} />
    ) : (
      <div className="flex min-h-(--least-chart,27.5rem) flex-1 flex-col p-1">
        <Skeleton className="w-full flex-1" />
      </div>
    );
  if (candles.length === 0 && older === 'none')
    return <EmptyState icon={<ChartLineIcon size={40} />} text={t('empty')} />;
  return (
    <CandleChart
      candles={candles}
      choice={choice}
      periodSeconds={PERIOD_SECONDS[period]}
      decimals={pair.decimals}
      trend={trendOf(quote?.changePercent)}
      closesAt={closingTime(pair, period, candles.at(-1))}
      look={look}
      describe={(inSight) => {
        const { high, low } = extremesOf(inSight, 'candles');
        return t('summary', {
          symbol: pair.symbol,
          period: t(`period.${period}`),
          price: formatPrice(candles.at(-1)?.close, pair.decimals),
          low: formatPrice(low?.price, pair.decimals),
          high: formatPrice(high?.price, pair.decimals),
          since: formatDateTime(inSight[0]?.time ?? 0),
        });
      }}
      older={older}
      onOlder={loadOlder}
      orderLines={own.lines}
      orderMarks={own.marks}
      buttonsIn={props.buttonsIn}
    />
  );
};
