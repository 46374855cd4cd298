import { useTranslation } from 'react-i18next';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import {
  CHART_PERIODS,
  FavouriteStar,
  useFavourites,
  type ChartPeriod,
  type MarketPair,
} from '@/features/market';
import { buttonClass, Link, PageHeader, Segmented } from '@/ui';
import { LivePair, type LivePairState } from '../pair/live-pair';
import { PairButton } from '../pair/pair-button';
import { PriceHead } from '../pair/price-head';
import { withPair } from '../pair/with-pair';
import { HistoryChart } from './history-chart';

const FIRST_PERIOD: ChartPeriod = '15min';

/** Where the pair is traded. */
const TradeLinks = ({ pair }: { readonly pair: MarketPair }) => {
  const { t } = useTranslation(['app', 'market']);
  const links = [
    { screen: 'trade' as const, label: t('tabs.trade'), isOffered: pair.canTradeSeconds },
    { screen: 'contract' as const, label: t('tabs.contract'), isOffered: pair.canTradeLeverage },
    { screen: 'coin' as const, label: t('market:spot'), isOffered: pair.spot !== undefined },
  ];
  return (
    <nav className="gutter sticky bottom-0 z-2 flex gap-3 bg-page pt-2 pb-[max(12px,env(safe-area-inset-bottom))]">
      {links
        .filter(({ isOffered }) => isOffered)
        .map(({ screen, label }, index) => (
          <Link
            key={screen}
            to={withPair(SCREENS[screen], pair.symbol)}
            className={`${buttonClass({ size: 'medium', tone: index === 0 ? 'primary' : 'secondary' })} min-w-0 flex-1`}
          >
            {label}
          </Link>
        ))}
    </nav>
  );
};

/** The period is in the address beside the pair: back, reload and a shared link keep it. */
const usePeriod = () => {
  const [search, setSearch] = useSearchParams();
  const period = CHART_PERIODS.find((known) => known === search.get('period')) ?? FIRST_PERIOD;
  const show = (next: ChartPeriod): void => {
    const address = new URLSearchParams(search);
    address.set('period', next);
    setSearch(address, { replace: true });
  };
  return { period, show };
};

const Chart = ({ pair, quote, isStale, pairs, pick }: LivePairState) => {
  const { t } = useTranslation(['kline', 'app']);
  const navigate = useNavigate();
  const { period, show } = usePeriod();
  const favourites = useFavourites();
  const { symbol } = pair;
  return (
    <main className="flex min-h-[calc(100dvh-var(--strip-height,0px))] flex-col">
      <PageHeader
        title={<PairButton title={t('title')} pair={pair} pairs={pairs} onPick={pick} />}
        back={{ label: t('app:back'), onBack: () => void navigate(-1) }}
        actions={<FavouriteStar symbol={symbol} starred={favourites.includes(symbol)} />}
      />
      <PriceHead quote={quote} isStale={isStale} />
      <div className="px-1 pt-2 whitespace-nowrap">
        <Segmented
          look="plain"
          label={t('period.label')}
          value={period}
          onChange={show}
          options={CHART_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
        />
      </div>
      <HistoryChart key={`${symbol} ${period}`} pair={pair} period={period} quote={quote} />
      <TradeLinks pair={pair} />
    </main>
  );
};

/** The K-line chart of a pair: candles with all their past, and the ways to trade it. */
const KlinePage = () => {
  const { t } = useTranslation('kline');
  return (
    <LivePair title={t('title')} isOffered={() => true}>
      {(state) => <Chart {...state} />}
    </LivePair>
  );
};

export default KlinePage;
