import { useTranslation } from 'react-i18next';
import { DelayedFallback, EmptyState, ErrorState, SkeletonRows } from '@/ui';
import { MagnifyingGlassIcon, StarIcon } from '@/ui/icons';
import { InfiniteList } from '@/ui/layout/infinite-list';
import { useFavourites } from '../favourites';
import type { MarketPair } from '../model';
import { useIsStale } from '../quotes';
import { DayLineSlot } from './day-line-slot';
import { FavouriteStar } from './favourite-star';
import { PairRow } from './pair-row';

interface PairListProps {
  /** In display order. */
  readonly pairs: readonly MarketPair[];
  /** `ready` if all that the list should have is there. */
  readonly state: 'loading' | 'ready' | 'failed';
  readonly onRetry: () => void;
  /** Why the list may be empty: no favourites, no recents, or no search result. */
  readonly reason: 'favourites' | 'recents' | 'search' | 'none';
  /** The name of a pair, for lists that show it instead of the volume. */
  readonly nameOf?: (pair: MarketPair) => string;
  /** The path that a row leads to; the pair's trading screen if omitted. */
  readonly pathOf?: (pair: MarketPair) => string;
}

const PHASES = { loading: 'loading', ready: 'end', failed: 'error' } as const;
const EMPTY_ICON = {
  favourites: <StarIcon size={40} />,
  recents: <MagnifyingGlassIcon size={40} />,
  search: <MagnifyingGlassIcon size={40} />,
  none: undefined,
} as const;

const Missing = ({
  state,
  onRetry,
  reason,
}: Omit<PairListProps, 'pairs' | 'nameOf' | 'pathOf'>) => {
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

/** A list of live pairs; long lists are virtualised. A list over several markets says if one is missing. */
export const PairList = ({ pairs, nameOf, pathOf, ...rest }: PairListProps) => {
  'use memo';
  const { t } = useTranslation(['market', 'app']);
  const isStale = useIsStale();
  const favourites = useFavourites();
  if (pairs.length === 0) return <Missing {...rest} />;
  return (
    <InfiniteList
      items={pairs}
      keyOf={({ symbol }) => symbol}
      phase={PHASES[rest.state]}
      onLoadMore={rest.onRetry}
      texts={{
        loading: t('app:loading'),
        error: t('failed'),
        retry: t('app:retry'),
        end: t('pairCount', { count: pairs.length }),
      }}
      empty={null}
    >
      {(pair) => (
        <div className="flex items-center">
          <div className="@container min-w-0 flex-1">
            <PairRow
              pair={pair}
              stale={isStale}
              to={pathOf?.(pair)}
              name={nameOf?.(pair)}
              middle={
                // No sparkline for a closed market: its row shows the opening time instead.
                nameOf === undefined && pair.status !== 'closed' && <DayLineSlot pair={pair} />
              }
            />
          </div>
          <span className="-mr-3">
            <FavouriteStar symbol={pair.symbol} starred={favourites.includes(pair.symbol)} />
          </span>
        </div>
      )}
    </InfiniteList>
  );
};
