import { useEffect, useEffectEvent } from 'react';
import type { Paged } from './paged-list';

/** Fewest rows before the screen is filled without a scroll. */
const SCREENFUL = 10;

/**
 * The items of a paged list that pass a filter of the app's own, for servers that cannot filter: pages without enough of
 * them are followed by the next. Empty only once all pages are there.
 */
export const useFilteredPages = <T, L extends Paged<T>>(
  list: L,
  passes: (item: T) => boolean,
): L => {
  const items = list.items?.filter(passes);
  const { hasNextPage, isFetching, isError, isFetchNextPageError } = list;
  const hasFailed = isError || isFetchNextPageError;
  const isShort = items !== undefined && items.length < SCREENFUL && hasNextPage;
  const needsMore = isShort && !isFetching && !hasFailed;
  const loadMore = useEffectEvent(() => void list.fetchNextPage());
  // Synchronises with the pages of the server.
  useEffect(() => {
    if (needsMore) loadMore();
  }, [needsMore]);
  const isSearching = items?.length === 0 && hasNextPage && !hasFailed;
  return { ...list, items: isSearching ? undefined : items };
};
