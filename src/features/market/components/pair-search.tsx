import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { arrowKeyNavigation } from '@/lib/arrow-key-navigation';
import type { MarketPair } from '../model';
import { pairsBySymbol } from '../ordering';
import { pairName, searchPairs } from '../pair-search';
import { usePairs } from '../queries';
import { useIsStale } from '../quotes';
import { useRecents } from '../recents';
import { PairList } from './pair-list';
import { pairPath } from './pair-row';
import { Rankings } from './rankings';
import { RecentPairs } from './recent-pairs';
import { SearchField } from './search-field';

const walkResults = arrowKeyNavigation('a[href*="pair="]');

/** Shown before anything is typed: recent pairs and the rankings. */
const Suggestions = ({ pairs }: { readonly pairs: readonly MarketPair[] }) => {
  const recents = useRecents();
  const isStale = useIsStale();
  return (
    <div className="flex flex-col gap-6 pt-2">
      <RecentPairs pairs={pairsBySymbol(pairs, recents)} stale={isStale} />
      <Rankings />
    </div>
  );
};

/** Search for pairs by symbol, code or name in any language. Arrow keys move, Enter opens the first. */
export const PairSearch = (props: {
  readonly query: string;
  readonly onQuery: (query: string) => void;
  /** Rendered before the field: the Back button. */
  readonly leading: ReactNode;
}) => {
  const { t } = useTranslation('market');
  const navigate = useNavigate();
  const { pairs: all, state, retry } = usePairs();
  const pairs = all.filter(({ isListed }) => isListed);
  const { query } = props;
  const isEmpty = query.trim() === '';
  const found = searchPairs(pairs, query);
  const openFirst = (): void => {
    const [first] = found;
    if (first !== undefined) void navigate(pairPath(first));
  };
  return (
    <div ref={walkResults}>
      <form
        role="search"
        aria-label={t('search')}
        onSubmit={(event) => {
          event.preventDefault();
          openFirst();
        }}
        className="gutter safe-top sticky top-(--strip-height,0px) z-10 flex min-h-15 items-center gap-1 bg-page"
      >
        {props.leading}
        <SearchField query={query} onQuery={props.onQuery} />
      </form>
      <div className="gutter">
        {isEmpty ? (
          <Suggestions pairs={pairs} />
        ) : (
          <PairList
            pairs={found}
            state={state}
            onRetry={retry}
            reason="search"
            nameOf={(pair) => pairName(pair, document.documentElement.lang)}
          />
        )}
      </div>
    </div>
  );
};
