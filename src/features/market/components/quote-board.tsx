import { useTranslation } from 'react-i18next';
import { Tabs } from '@/ui';
import { useFavourites } from '../favourites';
import type { MarketPair } from '../model';
import {
  pairsOfTab,
  QUOTE_TABS,
  parseSorting,
  sortPairs,
  serializeSorting,
  type QuoteTab,
  type Sorting,
} from '../ordering';
import { usePairs } from '../queries';
import { useRecents } from '../recents';
import { useOrderedPairs } from '../use-ordered-pairs';
import { PairList } from './pair-list';
import { SearchLink } from './search-link';
import { SortHeader } from './sort-header';

const isTab = (text: string | null): text is QuoteTab => QUOTE_TABS.some((tab) => tab === text);

/** Why a tab may be empty even though the market is loaded. */
const reasonOf = (tab: QuoteTab): 'favourites' | 'recents' | 'none' =>
  tab === 'favourites' || tab === 'recents' ? tab : 'none';

/**
 * All pairs by market, favourites or recents; sortable and live. `tab` and `sort` may be any text, as they come from
 * the address.
 */
export const QuoteBoard = (props: {
  readonly tab: string | null;
  readonly sort: string | null;
  /** The path that the row of a pair leads to. */
  readonly pathOf: (pair: MarketPair) => string;
  /** Leaves room for a bubble at the screen's right edge, beside the search. */
  readonly besideBubble: boolean;
  readonly onChange: (shown: { readonly market: QuoteTab; readonly sort?: string }) => void;
}) => {
  const { t } = useTranslation('market');
  const { pairs, state, retry } = usePairs();
  const favourites = useFavourites();
  const recents = useRecents();
  const tab = isTab(props.tab) ? props.tab : 'crypto';
  const sorting = parseSorting(props.sort ?? '');
  const show = (market: QuoteTab, next: Sorting | undefined): void =>
    props.onChange(next === undefined ? { market } : { market, sort: serializeSorting(next) });
  const ordered = useOrderedPairs(
    pairsOfTab(pairs, tab, { favourites, recents }),
    (list, quoteOf) => sortPairs(list, quoteOf, sorting),
  );
  const stored = tab === 'favourites' ? favourites : recents;
  // A market's pairs come in one reply. Favourites and recent pairs can all be there without the other market.
  const isWhole =
    ordered.length > 0 && (reasonOf(tab) === 'none' || ordered.length === stored.length);
  return (
    <>
      <div className="gutter safe-top sticky top-(--strip-height,0px) z-10 flex min-h-15 items-center bg-page">
        <SearchLink besideBubble={props.besideBubble} />
      </div>
      <div className="gutter">
        <Tabs
          label={t('markets')}
          items={QUOTE_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
          value={tab}
          onChange={(next) => show(next, sorting)}
          fading
        >
          <SortHeader sorting={sorting} onSort={(next) => show(tab, next)} />
          <PairList
            pairs={ordered}
            state={isWhole ? 'ready' : state}
            onRetry={retry}
            reason={reasonOf(tab)}
            pathOf={props.pathOf}
          />
        </Tabs>
      </div>
    </>
  );
};
