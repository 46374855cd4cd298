import type { ReactNode } from 'react';
import type { MarketPair } from '@/features/market';
import { LivePair, type LivePairState } from './live-pair';
import { PairHeader } from './pair-header';
import { PriceHead } from './price-head';

/** The frame of a trading page: pair and price, with `children` below. */
export const TradingPage = ({
  title,
  isOffered,
  renderNotOffered,
  records,
  back,
  children,
}: {
  readonly title: string;
  readonly isOffered: (pair: MarketPair) => boolean;
  /** As in `LivePair`. */
  readonly renderNotOffered?: (symbol: string | undefined) => ReactNode;
  readonly records: { readonly to: string; readonly label: string };
  /** Omit on a tab of the dock, which instead links to Spot if the coin is traded there. */
  readonly back?: { readonly label: string; readonly onBack: () => void };
  readonly children: (state: Omit<LivePairState, 'pairs'>) => ReactNode;
}) => (
  <LivePair title={title} isOffered={isOffered} renderNotOffered={renderNotOffered}>
    {({ pairs, ...state }) => (
      <main>
        <PairHeader
          title={title}
          pair={state.pair}
          pairs={pairs}
          records={records}
          onPick={state.pick}
          back={back}
        />
        <PriceHead
          quote={state.quote}
          isStale={state.isStale}
          coin={back === undefined ? state.pair : undefined}
        />
        {children(state)}
      </main>
    )}
  </LivePair>
);
