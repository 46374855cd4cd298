import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { CHART_PERIODS, type ChartPeriod, type MarketPair } from '@/features/market';
import { useFullScreen } from '@/lib/use-full-screen';
import { buttonClass, Link } from '@/ui';
import type { LivePairState } from '../pair/live-pair';
import { useProducts } from '../pair/use-products';
import { ChartHead, FullHead } from './chart-head';
import { ChartToolBar } from './chart-tool-bar';
import { HistoryChart } from './history-chart';
import { PairDetails, type PairDetailsTab } from './pair-details';

const FIRST_PERIOD: ChartPeriod = '15min';

/**
 * The switch between the products as buttons, without those in which the pair is not traded. On screens that are too low for
 * it, also because of very large text, it lies below the chart and its details.
 */
const TradeLinks = ({ pair }: { readonly pair: MarketPair }) => {
  const { t } = useTranslation('market');
  const offered = useProducts(pair).flatMap(({ label, path }) => (path ? [{ label, path }] : []));
  return (
    <nav
      aria-label={t('products.label', { symbol: pair.symbol })}
      className="gutter sticky bottom-[min(var(--dock-height),(100dvh-36rem)*1000)] z-2 flex sideways:static wide:col-span-2 flex-wrap gap-3 bg-page pt-2 pb-[max(12px,env(safe-area-inset-bottom))]"
    >
      {offered.map(({ label, path }, index) => (
        <Link
          key={path}
          to={path}
          className={`${buttonClass({ size: 'medium', tone: index === 0 ? 'primary' : 'secondary' })} min-w-min flex-1 whitespace-nowrap`}
        >
          {label}
        </Link>
      ))}
    </nav>
  );
};

/** The chart period, which is in the address: back, reload and a shared link keep it. */
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

interface ChartPageProps extends LivePairState {
  /** The screen's purpose, for screen readers; announced before the pair. */
  readonly title: string;
  /** The initial tab beside or below the chart. */
  readonly first: PairDetailsTab;
}

const LOOK = {
  full: {
    page: 'fixed inset-x-0 top-(--strip-height,0px) bottom-(--dock-height) z-20 flex flex-col bg-page pb-[env(safe-area-inset-bottom)] [--least-chart:0px]',
    top: 'safe-top flex flex-wrap items-center',
  },
  // On a phone turned on its side the chart fills the screen, with one row above it; the rest is below.
  page: {
    page: 'wide-page flex min-h-[calc(100dvh-var(--strip-height,0px))] flex-col sideways:[--least-chart:calc(100dvh-var(--strip-height,0px)-3rem)] wide:grid wide:grid-cols-[minmax(0,1fr)_22rem] wide:grid-rows-[auto_auto_1fr_auto]',
    top: 'contents sideways:safe-top sideways:gutter sideways:flex sideways:min-h-12 sideways:flex-wrap sideways:items-center',
  },
} as const;

/** A pair's chart with its header; details below or, on a wide screen, beside it; trade links at the bottom. */
export const ChartPage = (props: ChartPageProps) => {
  const { pair, quote, first } = props;
  const { period, show } = usePeriod();
  const { isFull, open, close } = useFullScreen();
  const [wasFull, setWasFull] = useState(false);
  const [zoomSlot, setZoomSlot] = useState<Element | null>(null);
  const openFull = (): void => {
    setWasFull(true);
    open();
  };
  const look = LOOK[isFull ? 'full' : 'page'];
  return (
    <main className={look.page}>
      <div className={look.top}>
        {isFull ? <FullHead {...props} onClose={close} /> : <ChartHead {...props} />}
        <ChartToolBar
          period={period}
          onPeriod={show}
          onZoomSlot={setZoomSlot}
          onFull={isFull ? undefined : openFull}
          isBack={wasFull}
        />
      </div>
      <HistoryChart
        key={`${pair.symbol} ${period}`}
        pair={pair}
        period={period}
        quote={quote}
        buttonsIn={zoomSlot}
      />
      {!isFull && <PairDetails key={pair.symbol} pair={pair} quote={quote} first={first} />}
      {!isFull && <TradeLinks pair={pair} />}
    </main>
  );
};
