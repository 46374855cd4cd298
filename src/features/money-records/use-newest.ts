import { useEffect, useEffectEvent } from 'react';
import type { MoneyRecord } from './model';
import { useMoneyRecords } from './queries';

/** The largest pages of the contract: the movements of a currency may lie far behind those of others. */
const PAGE_SIZE = 100;
/** No list is searched further back than this; whoever wants to opens the list of all records. */
const MOST_PAGES = 5;

/** The newest movements of one currency. */
interface Newest {
  /** At most `count`; grows while it is searched; `undefined` until the first page of each list is there. */
  readonly items: readonly MoneyRecord[] | undefined;
  readonly isSearching: boolean;
  /** True if older pages were not searched, so that there may be more. */
  readonly isCut: boolean;
  readonly isError: boolean;
  readonly retry: () => void;
}

/** Searches all kinds of records for the newest `count` movements of a currency. */
export const useNewest = (currency: string, count: number): Newest => {
  const list = useMoneyRecords({ kind: 'all', period: 'all', currency }, PAGE_SIZE);
  const items = list.items?.slice(0, count);
  const isOpen = items !== undefined && items.length < count && list.hasNextPage;
  const isIdle = !list.isFetchingNextPage && !list.isFetchNextPageError;
  const goesOn = isOpen && isIdle && list.pages < MOST_PAGES;
  const askForMore = useEffectEvent(() => list.fetchNextPage());
  // Synchronises with the server: one page after the other.
  useEffect(() => {
    if (goesOn) askForMore();
  }, [goesOn]);
  return {
    items,
    isSearching: isOpen && (goesOn || list.isFetchingNextPage),
    isCut: isOpen,
    isError: list.isError,
    retry: () => void list.refetch(),
  };
};
