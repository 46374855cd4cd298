import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import {
  useIsStale,
  useIsUnpriced,
  useLiveQuotes,
  usePairs,
  useQuote,
  useRecents,
  type MarketPair,
} from '@/features/market';
import type { Board } from '@/domain/codes/board';
import { ErrorState, PageTitle } from '@/ui';
import type { Back } from '../screen/use-back';
import { choosePair } from './choose-pair';
import { PageSkeleton } from './page-skeleton';
import { PairNotShown } from './pair-not-shown';
import type { PairState } from './use-trading-block';

const QUOTES_EVERY_MS = 1000;

/** A pair with its live price, and the selection of another pair. */
export interface LivePairState extends PairState {
  /** The pairs to choose from. */
  readonly pairs: readonly MarketPair[];
  /** Changes the pair in the address and keeps the rest. */
  readonly pick: (symbol: string) => void;
}

/** Renders the pair that `choosePair` chooses, with its live price; placeholders until it has loaded, and why where no pair can be shown. */
export const LivePair = (props: {
  /** The page's name, for screen readers if nothing else names it. */
  readonly title: string;
  readonly isOffered: (pair: MarketPair) => boolean;
  /** The only market whose pairs are offered; of both if omitted. */
  readonly onlyBoard?: Board | undefined;
  /** In place of the usual note that the address's pair is not offered, or no pair is (empty). */
  readonly renderNotOffered?: ((symbol: string) => ReactNode) | undefined;
  /** Omit on a tab of the dock. */
  readonly back?: Back | undefined;
  readonly children: (state: LivePairState) => ReactNode;
}) => {
  const { t } = useTranslation(['market', 'app']);
  const { pairs, state, retry } = usePairs();
  const [search, setSearch] = useSearchParams();
  const { title } = props;
  const wanted = search.get('pair') ?? '';
  const offered = pairs.filter(props.isOffered);
  const { onlyBoard } = props;
  const chosen = choosePair({ pairs, offered, state, wanted, onlyBoard, recents: useRecents() });
  const pair = chosen.kind === 'pair' ? chosen.pair : undefined;
  useLiveQuotes(pair && { everyMs: QUOTES_EVERY_MS, boards: [pair.board] });
  const quote = useQuote(pair?.symbol ?? '');
  const isUnpriced = useIsUnpriced(pair?.symbol ?? '');
  const isStale = useIsStale(pair?.board) || isUnpriced;
  const pick = (symbol: string): void => {
    const next = new URLSearchParams(search);
    next.set('pair', symbol);
    setSearch(next, { replace: true });
  };
  switch (chosen.kind) {
    case 'pair':
      return props.children({ pair: chosen.pair, quote, isStale, pairs: offered, pick });
    case 'loading':
      return <PageSkeleton title={title} label={t('app:loading')} />;
    case 'failed':
      return (
        <main className="gutter pt-16">
          <PageTitle className="sr-only">{title}</PageTitle>
          <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={retry} />
        </main>
      );
    default:
      return chosen.kind === 'notOffered' && props.renderNotOffered !== undefined ? (
        props.renderNotOffered(chosen.symbol)
      ) : (
        <PairNotShown {...chosen} title={title} back={props.back} pairs={offered} onPick={pick} />
      );
  }
};
