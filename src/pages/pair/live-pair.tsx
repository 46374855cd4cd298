import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useIsStale, useLiveQuotes, usePairs, useQuote, type MarketPair } from '@/features/market';
import { ErrorState, PageTitle } from '@/ui';
import { PageSkeleton } from './page-skeleton';
import type { PairState } from './use-blocked';

const QUOTES_EVERY_MS = 1000;

/** A pair with its live price, and the ways to another one. */
export interface LivePairState extends PairState {
  /** Those to choose from. */
  readonly pairs: readonly MarketPair[];
  /** Puts another pair into the address; the rest of it stays. */
  readonly pick: (symbol: string) => void;
}

/** The pair that the address names, or the first on offer, with its live price; what stands in its place until it is there. */
export const LivePair = (props: {
  /** The page's name, read out where nothing else names it. */
  readonly title: string;
  readonly isOffered: (pair: MarketPair) => boolean;
  /**
   * In place of a pair that the address names and that is not on offer, or of none on offer at all (`undefined`). Without
   * it, the first on offer stands in.
   */
  readonly renderNotOffered?: ((symbol: string | undefined) => ReactNode) | undefined;
  readonly children: (state: LivePairState) => ReactNode;
}) => {
  const { t } = useTranslation(['market', 'app']);
  const { pairs, state, retry } = usePairs();
  const [search, setSearch] = useSearchParams();
  const offered = pairs.filter(props.isOffered);
  const asked = pairs.find(({ symbol }) => symbol === search.get('pair'));
  const pair = offered.find(({ symbol }) => symbol === asked?.symbol) ?? offered[0];
  const isRefused = asked !== undefined && !offered.includes(asked);
  useLiveQuotes({ everyMs: QUOTES_EVERY_MS, ...(pair && { boards: [pair.board] }) });
  const isStale = useIsStale(pair?.board);
  const quote = useQuote(pair?.symbol ?? '');
  const pick = (symbol: string): void => {
    const next = new URLSearchParams(search);
    next.set('pair', symbol);
    setSearch(next, { replace: true });
  };
  if (
    props.renderNotOffered !== undefined &&
    (isRefused || (pair === undefined && state === 'ready'))
  )
    return props.renderNotOffered(asked?.symbol);
  if (pair !== undefined) return props.children({ pair, quote, isStale, pairs: offered, pick });
  if (state !== 'failed') return <PageSkeleton title={props.title} label={t('app:loading')} />;
  return (
    <main className="gutter pt-16">
      <PageTitle className="sr-only">{props.title}</PageTitle>
      <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={retry} />
    </main>
  );
};
