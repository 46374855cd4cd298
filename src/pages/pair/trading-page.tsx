import type { ReactNode } from 'react';
import { PracticeOffer } from '@/features/account';
import type { Board } from '@/domain/codes/board';
import type { MarketPair } from '@/features/market';
import { useIsInView } from '@/lib/use-is-in-view';
import { DeferredHelpLink } from '../screen/deferred-help';
import type { Back } from '../screen/use-back';
import { DeferredLimitsLine } from './limits-line';
import { LivePair, type LivePairState } from './live-pair';
import { PairHeader } from './pair-header';
import { PriceHead, SlimPrice } from './price-head';
import { ProductSwitch } from './product-switch';
import type { Product } from './use-products';
import type { PairState } from './use-trading-block';

/** Props of a trading page. */
interface TradingPageProps {
  readonly title: string;
  /** Its product, for the switch to the others. */
  readonly product?: Product['screen'];
  readonly isOffered: (pair: MarketPair) => boolean;
  /** As in `LivePair`. */
  readonly onlyBoard?: Board;
  /** As in `LivePair`. */
  readonly renderNotOffered?: (symbol: string) => ReactNode;
  readonly records: { readonly to: string; readonly label: string };
  /** Omit on a tab of the dock, unless a gate led there. */
  readonly back?: Back | undefined;
  /** Below the price; beside the rest on a phone turned on its side. */
  readonly chart?: (state: Omit<LivePairState, 'pairs'>) => ReactNode;
  /** Wraps the page, for state that the chart and the rest share. */
  readonly around?: (state: PairState, page: ReactNode) => ReactNode;
  readonly children: (state: Omit<LivePairState, 'pairs'>) => ReactNode;
}

/** Height of the header, in pixels: a price below it has scrolled away. */
const HEADER_PX = 56;

const Body = ({
  title,
  product,
  records,
  back,
  chart,
  children,
  pairs,
  ...state
}: Omit<TradingPageProps, 'isOffered' | 'onlyBoard' | 'renderNotOffered' | 'around'> &
  LivePairState) => {
  const { ref, isInView } = useIsInView<HTMLDivElement>(HEADER_PX);
  return (
    <main className="two-columns sideways:grid sideways:grid-cols-2 sideways:items-start">
      <PairHeader
        title={title}
        pair={state.pair}
        pairs={pairs}
        records={records}
        onPick={state.pick}
        back={back}
        price={isInView ? undefined : <SlimPrice {...state} />}
      />
      <div className="sideways:sticky sideways:top-14">
        {product !== undefined && (
          <ProductSwitch pair={state.pair} current={product} besideBubble={back === undefined} />
        )}
        <PriceHead pair={state.pair} quote={state.quote} isStale={state.isStale} priceRef={ref} />
        {chart?.(state)}
      </div>
      <div className="min-w-0">
        <DeferredLimitsLine />
        {children(state)}
        <div className="gutter bg-surface pb-6 empty:hidden">
          <PracticeOffer />
          <DeferredHelpLink />
        </div>
      </div>
    </main>
  );
};

/** The frame of a trading page: pair and price, which stay in sight, with `children` below. */
export const TradingPage = ({
  title,
  isOffered,
  onlyBoard,
  renderNotOffered,
  around,
  ...rest
}: TradingPageProps) => (
  <LivePair
    title={title}
    isOffered={isOffered}
    onlyBoard={onlyBoard}
    renderNotOffered={renderNotOffered}
    back={rest.back}
  >
    {(state) => {
      const page = <Body title={title} {...rest} {...state} />;
      return around === undefined ? page : around(state, page);
    }}
  </LivePair>
);
