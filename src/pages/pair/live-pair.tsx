import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  useIsStale,
  useLiveQuotes,
  usePairs,
  useQuote,
  useRecents,
  type MarketPair,
} from '@/features/market';
import { ErrorState, PageTitle } from '@/ui';
import { PageSkeleton } from './page-skeleton';
import type { PairState } from './use-trading-block';

const QUOTES_EVERY_MS = 1000;

/** A pair with its live price, and the selection of another pair. */
export interface LivePairState extends PairState {
  /** The pairs to choose from. */
  readonly pairs: readonly MarketPair[];
  /** Changes the pair in the address and keeps the rest. */
  readonly pick: (symbol: string) => void;
}

/** The first of these symbols that is offered. */
const firstOffered = (
  symbols: readonly string[],
  offered: readonly MarketPair[],
): MarketPair | undefined =>
  symbols.flatMap((wanted) => offered.filter(({ symbol }) => symbol === wanted)).at(0);

/** Renders the address's pair, else the last one opened, else the first one offered, with its live price. Shows placeholders until it has loaded. */
export const LivePair = (props: {
  /** The page's name, for screen readers if nothing else names it. */
  readonly title: string;
  readonly isOffered: (pair: MarketPair) => boolean;
  /**
   * Shown if the address's pair is not offered, or no pair is (`undefined`). Without it, the first offered pair is used.
   */
  readonly renderNotOffered?: ((symbol: string | undefined) => ReactNode) | undefined;
  readonly children: (state: LivePairState) => ReactNode;
}) => {
  const { t } = useTranslation(['market', 'app']);
  const { pairs, state, retry } = usePairs();
  const [search, setSearch] = useSearchParams();
  const offered = pairs.filter(props.isOffered);
  const asked = pairs.find(({ symbol }) => symbol === search.get('pair'));
  const recents = useRecents();
  // Without one in the address, the pair follows the user from one screen to the next.
  const pair = firstOffered(asked === undefined ? recents : [asked.symbol], offered) ?? offered[0];
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
