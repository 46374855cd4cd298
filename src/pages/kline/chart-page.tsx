import { clsx } from 'clsx';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { AlertButton } from '@/features/alerts';
import {
  CHART_PERIODS,
  FavouriteStar,
  MarketHours,
  useFavourites,
  type ChartPeriod,
  type MarketPair,
} from '@/features/market';
import { useFullScreen } from '@/lib/use-full-screen';
import {
  buttonClass,
  Change,
  IconButton,
  Link,
  PageHeader,
  PageTitle,
  Price,
  Segmented,
} from '@/ui';
import { CornersOutIcon, XIcon } from '@/ui/icons';
import type { LivePairState } from '../pair/live-pair';
import { PairButton } from '../pair/pair-button';
import { PriceHead } from '../pair/price-head';
import { useProducts } from '../pair/use-products';
import { useBack } from '../screen/use-back';
import { PairDetails, type PairDetailsTab } from './pair-details';
import { HistoryChart } from './history-chart';

const FIRST_PERIOD: ChartPeriod = '15min';

/** The switch between the products as buttons, without those in which the pair is not traded. */
const TradeLinks = ({ pair }: { readonly pair: MarketPair }) => {
  const { t } = useTranslation('market');
  const offered = useProducts(pair).flatMap(({ label, path }) => (path ? [{ label, path }] : []));
  return (
    <nav
      aria-label={t('products.label', { symbol: pair.symbol })}
      className="gutter sticky bottom-0 z-2 flex flex-wrap gap-3 bg-page pt-2 pb-[max(12px,env(safe-area-inset-bottom))]"
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

/** The element to focus when the focused one is removed. */
const takeFocus = (button: HTMLButtonElement | null): void => button?.focus();

interface ChartPageProps extends LivePairState {
  /** The screen's purpose, for screen readers; announced before the pair. */
  readonly title: string;
  /** The initial tab below the chart. */
  readonly first: PairDetailsTab;
}

/** Header: back, pair with price and selection, full screen. */
const Head = (
  props: ChartPageProps & {
    readonly onFull: () => void;
    /** True after leaving full screen: the focus returns to its button. */
    readonly isBack: boolean;
  },
) => {
  const { t } = useTranslation('kline');
  const back = useBack();
  const favourites = useFavourites();
  const { title, pair, quote, isStale, pairs, pick, onFull, isBack } = props;
  const { symbol, status, changesAt } = pair;
  return (
    <>
      <PageHeader
        title={<PairButton title={title} pair={pair} pairs={pairs} onPick={pick} />}
        back={back}
        actions={
          <>
            <FavouriteStar symbol={symbol} starred={favourites.includes(symbol)} />
            <IconButton
              label={t('fullScreen')}
              icon={<CornersOutIcon size={24} />}
              ref={isBack ? takeFocus : undefined}
              onClick={onFull}
            />
            <AlertButton pair={pair} price={isStale ? undefined : quote?.price} />
          </>
        }
      />
      <PriceHead quote={quote} isStale={isStale} />
      {(status === 'closed' || changesAt !== undefined) && (
        <p className="gutter pt-1 text-label text-ink-2">
          <MarketHours status={status} changesAt={changesAt} />
        </p>
      )}
    </>
  );
};

/** The reduced header in full screen. */
const FullHead = (props: ChartPageProps & { readonly onClose: () => void }) => {
  const { t } = useTranslation('kline');
  const { title, pair, quote, isStale, onClose } = props;
  return (
    <div className="gutter flex flex-auto flex-wrap items-center gap-x-3">
      <PageTitle className="text-row">
        <span className="sr-only">{title} </span>
        {pair.symbol}
      </PageTitle>
      <Price value={quote?.price} stale={isStale} />
      <Change percent={quote?.changePercent} />
      <span className="-mr-2.5 ml-auto">
        <IconButton
          label={t('leaveFullScreen')}
          icon={<XIcon size={24} />}
          ref={takeFocus}
          onClick={onClose}
        />
      </span>
    </div>
  );
};

const FULL =
  'fixed inset-x-0 top-(--strip-height,0px) bottom-0 z-20 bg-page pb-[env(safe-area-inset-bottom)] [--least-chart:0px]';

/** A pair's chart with its header; details and trade links below. */
export const ChartPage = (props: ChartPageProps) => {
  const { t } = useTranslation('kline');
  const { pair, quote, first } = props;
  const { period, show } = usePeriod();
  const { isFull, open, close } = useFullScreen();
  const [wasFull, setWasFull] = useState(false);
  const openFull = (): void => {
    setWasFull(true);
    open();
  };
  return (
    <main
      className={clsx(
        'flex flex-col',
        isFull ? FULL : 'min-h-[calc(100dvh-var(--strip-height,0px))]',
      )}
    >
      {!isFull && <Head {...props} onFull={openFull} isBack={wasFull} />}
      <div className={clsx(isFull && 'safe-top flex flex-wrap items-center')}>
        {isFull && <FullHead {...props} onClose={close} />}
        <div
          className={clsx(
            'max-w-full px-1 whitespace-nowrap',
            isFull ? 'landscape:order-first' : 'pt-2',
          )}
        >
          <Segmented
            look="plain"
            label={t('period.label')}
            value={period}
            onChange={show}
            options={CHART_PERIODS.map((value) => ({ value, label: t(`period.${value}`) }))}
          />
        </div>
      </div>
      <HistoryChart key={`${pair.symbol} ${period}`} pair={pair} period={period} quote={quote} />
      {!isFull && <PairDetails key={pair.symbol} pair={pair} quote={quote} first={first} />}
      {!isFull && <TradeLinks pair={pair} />}
    </main>
  );
};
