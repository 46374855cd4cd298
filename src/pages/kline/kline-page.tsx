import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import {
  CHART_PERIODS,
  FavouriteStar,
  useFavourites,
  useIsStale,
  useLiveQuotes,
  usePairs,
  useQuote,
  type ChartPeriod,
  type MarketPair,
} from '@/features/market';
import { buttonClass, ErrorState, Link, PageHeader, Segmented } from '@/ui';
import { PageSkeleton } from '../pair/page-skeleton';
import { PairButton } from '../pair/pair-button';
import { PriceHead } from '../pair/price-head';
import { withPair } from '../pair/with-pair';
import { HistoryChart } from './history-chart';

const QUOTES_EVERY_MS = 1000;
const FIRST_PERIOD: ChartPeriod = '15min';

/** Where the pair is traded. */
const TradeLinks = ({ pair }: { readonly pair: MarketPair }) => {
  const { t } = useTranslation('app');
  const links = [
    { screen: 'trade' as const, isOffered: pair.canTradeSeconds },
    { screen: 'contract' as const, isOffered: pair.canTradeLeverage },
  ];
  return (
    <nav className="gutter sticky bottom-0 z-2 flex gap-3 bg-page pt-2 pb-[max(12px,env(safe-area-inset-bottom))]">
      {links
        .filter(({ isOffered }) => isOffered)
        .map(({ screen }, index) => (
          <Link
            key={screen}
            to={withPair(SCREENS[screen], pair.symbol)}
            className={`${buttonClass({ size: 'medium', tone: index === 0 ? 'primary' : 'secondary' })} min-w-0 flex-1`}
          >
            {t(`tabs.${screen}`)}
          </Link>
        ))}
    </nav>
  );
};

/** Pair and period are in the address: back, reload and a shared link keep them. */
const useChartAddress = (pairs: readonly MarketPair[]) => {
  const [search, setSearch] = useSearchParams();
  const pair = pairs.find(({ symbol }) => symbol === search.get('pair')) ?? pairs[0];
  const period = CHART_PERIODS.find((known) => known === search.get('period')) ?? FIRST_PERIOD;
  const show = (symbol: string, next: ChartPeriod): void =>
    setSearch({ pair: symbol, period: next }, { replace: true });
  return { pair, period, show };
};

/** The K-line chart of a pair: candles with all their past, and the ways to trade it. */
const KlinePage = () => {
  const { t } = useTranslation(['kline', 'market', 'app']);
  const navigate = useNavigate();
  const { pairs, state, retry } = usePairs();
  const { pair, period, show } = useChartAddress(pairs);
  const favourites = useFavourites();
  useLiveQuotes(QUOTES_EVERY_MS);
  const isStale = useIsStale(pair?.board);
  const quote = useQuote(pair?.symbol ?? '');
  if (pair === undefined) {
    return state === 'failed' ? (
      <main className="gutter pt-16">
        <ErrorState text={t('market:failed')} retryLabel={t('app:retry')} onRetry={retry} />
      </main>
    ) : (
      <PageSkeleton title={t('title')} label={t('app:loading')} />
    );
  }
  const { symbol } = pair;
  return (
    <main className="flex min-h-[calc(100dvh-var(--strip-height,0px))] flex-col">
      <PageHeader
        title={
          <PairButton
            title={t('title')}
            pair={pair}
            pairs={pairs}
            onPick={(next) => show(next, period)}
          />
        }
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
        actions={<FavouriteStar symbol={symbol} starred={favourites.includes(symbol)} />}
      />
      <PriceHead quote={quote} isStale={isStale} />
      <div className="px-1 pt-2 whitespace-nowrap">
        <Segmented
          look="plain"
          label={t('period.label')}
          value={period}
          onChange={(next) => show(symbol, next)}
          options={CHART_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </div>
      <HistoryChart key={`${symbol} ${period}`} pair={pair} period={period} quote={quote} />
      <TradeLinks pair={pair} />
    </main>
  );
};

export default KlinePage;
