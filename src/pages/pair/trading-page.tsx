import type { ReactNode } from 'react';
import type { MarketPair } from '@/features/market';
import { LivePair } from './live-pair';
import { PairHeader } from './pair-header';
import { PriceHead } from './price-head';
import type { PairState } from './use-blocked';

/** A page on which a pair is traded: the pair and its price, and `children` below them. */
export const TradingPage = ({
  title,
  isOffered,
  records,
  children,
}: {
  readonly title: string;
  readonly isOffered: (pair: MarketPair) => boolean;
  readonly records: { readonly to: string; readonly label: string };
  readonly children: (state: PairState) => ReactNode;
}) => (
  <LivePair title={title} isOffered={isOffered}>
    {({ pairs, pick, ...state }) => (
      <main>
        <PairHeader title={title} pair={state.pair} pairs={pairs} records={records} onPick={pick} />
        <PriceHead quote={state.quote} isStale={state.isStale} />
        {children(state)}
      </main>
    )}
  </LivePair>
);
