import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Tabs } from '@/ui';
import { useFavourites } from '../favourites';
import { findPairs, QUOTE_TABS, type QuoteTab, type Sorting } from '../ordering';
import { usePairs } from '../queries';
import { QuoteList } from './quote-list';
import { SearchField } from './search-field';
import { SortHeader } from './sort-header';

const isTab = (text: string | null): text is QuoteTab => QUOTE_TABS.some((tab) => tab === text);

/** All pairs: searched through, by market, sorted, live. `tab` may be any text, such as an address says. */
export const QuoteBoard = (props: {
  readonly tab: string | null;
  readonly onTab: (tab: QuoteTab) => void;
}) => {
  const { t } = useTranslation('market');
  const { pairs, state, retry } = usePairs();
  const favourites = useFavourites();
  const [query, setQuery] = useState('');
  const [sorting, setSorting] = useState<Sorting>();
  const tab = isTab(props.tab) ? props.tab : 'crypto';
  const isSearch = query.trim() !== '';
  const reason = tab === 'favourites' ? 'favourites' : 'none';
  const list = (
    <>
      <SortHeader sorting={sorting} onSort={setSorting} />
      <QuoteList
        pairs={findPairs(pairs, tab, query, favourites)}
        sorting={sorting}
        state={state}
        onRetry={retry}
        reason={isSearch ? 'search' : reason}
      />
    </>
  );
  return (
    <>
      <div className="gutter safe-top sticky top-(--strip-height,0px) z-10 flex min-h-15 items-center bg-page">
        <SearchField query={query} onQuery={setQuery} />
      </div>
      <div className="gutter">
        {isSearch ? (
          list
        ) : (
          <Tabs
            label={t('markets')}
            items={QUOTE_TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
            value={tab}
            onChange={props.onTab}
          >
            {list}
          </Tabs>
        )}
      </div>
    </>
  );
};
