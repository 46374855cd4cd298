import { useTranslation } from 'react-i18next';
import { DelayedFallback, EmptyState, ErrorState, SkeletonRows } from '@/ui';
import { MagnifyingGlassIcon, StarIcon } from '@/ui/icons';
import { InfiniteList } from '@/ui/infinite-list';
import { useFavourites } from '../favourites';
import type { MarketPair } from '../model';
import { sortPairs, type Sorting } from '../ordering';
import { useIsStale } from '../quotes';
import { useOrderedPairs } from '../use-ordered-pairs';
import { FavouriteStar } from './favourite-star';
import { PairRow } from './pair-row';

interface QuoteListProps {
  readonly pairs: readonly MarketPair[];
  readonly sorting: Sorting | undefined;
  readonly state: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  /** Why there may be nothing: no star was given, or nothing has the name that was typed. */
  readonly reason: 'favourites' | 'search' | 'none';
}

const NOTHING_MORE = { loading: '', error: '', retry: '' };
const EMPTY_ICON = {
  favourites: <StarIcon size={40} weight="light" />,
  search: <MagnifyingGlassIcon size={40} weight="light" />,
  none: undefined,
} as const;

const stay = (): void => undefined;

const Missing = ({ state, onRetry, reason }: Omit<QuoteListProps, 'pairs' | 'sorting'>) => {
  const { t } = useTranslation(['market', 'app']);
  switch (state) {
    case 'loading':
      return (
        <DelayedFallback label={t('app:loading')}>
          <SkeletonRows rows={8} />
        </DelayedFallback>
      );
    case 'failed':
      return <ErrorState text={t('failed')} retryLabel={t('app:retry')} onRetry={onRetry} />;
    case 'ready':
      return <EmptyState icon={EMPTY_ICON[reason]} text={t(`empty.${reason}`)} />;
  }
};

/** Live pairs under each other; only those near the screen are drawn when there are many. */
export const QuoteList = ({ pairs, sorting, ...rest }: QuoteListProps) => {
  const { t } = useTranslation('market');
  const isStale = useIsStale();
  const favourites = useFavourites();
  const ordered = useOrderedPairs(pairs, (list, quoteOf) => sortPairs(list, quoteOf, sorting));
  if (ordered.length === 0) return <Missing {...rest} />;
  return (
    <InfiniteList
      items={ordered}
      keyOf={({ symbol }) => symbol}
      phase="end"
      onLoadMore={stay}
      texts={{ ...NOTHING_MORE, end: t('pairCount', { count: ordered.length }) }}
      empty={null}
    >
      {(pair) => (
        <div className="flex items-center">
          <div className="min-w-0 flex-1">
            <PairRow pair={pair} stale={isStale} />
          </div>
          <span className="-mr-3">
            <FavouriteStar symbol={pair.symbol} starred={favourites.includes(pair.symbol)} />
          </span>
        </div>
      )}
    </InfiniteList>
  );
};
