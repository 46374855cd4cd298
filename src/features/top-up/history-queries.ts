import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { getTopUpsPages } from '@/api/generated/hooks/funding/funding.pages';
import { IDLE_POLL_MS } from '@/api/poll';
import { useRecordChanges } from '@/lib/use-record-changes';
import { refreshTopUpData } from './outcome-queries';
import { fitsFilter, isOpen, toTopUp, type TopUp, type TopUpFilter } from './record';

/* Apart from queries.ts: the records need nothing of what sends a report. */

/** Poll interval while a top-up is open. */
const OPEN_MS = 5000;
const PAGE_SIZE = 20;

const useHistoryPages = () =>
  useInfiniteQuery({
    ...getTopUpsPages({ limit: PAGE_SIZE }),
    refetchInterval: ({ state }) =>
      state.data?.pages.some(({ data }) => data.some((row) => isOpen(toTopUp(row)))) === true
        ? OPEN_MS
        : IDLE_POLL_MS,
  });

/** Reads balances and messages again once a top-up is credited or fails. */
const useRefreshOnDecision = (topUps: readonly TopUp[] | undefined): void => {
  const client = useQueryClient();
  useRecordChanges(topUps, ({ changed }) => {
    if (changed.length > 0) void refreshTopUpData(client);
  });
};

/**
 * The top-ups of a filter, newest first, as an infinite query. Polled while one is open. Servers filter by no status, so
 * pages without a match are followed by the next.
 */
export const useTopUpHistory = (filter: TopUpFilter) => {
  const list = useHistoryPages();
  const all = list.data?.pages.flatMap(({ data }) => data.map(toTopUp));
  useRefreshOnDecision(all);
  const items = all?.filter((topUp) => fitsFilter(topUp, filter));
  const { hasNextPage, isFetching, isError, fetchNextPage } = list;
  const isShort = items !== undefined && items.length < PAGE_SIZE && filter !== 'all';
  const needsMore = isShort && hasNextPage && !isFetching && !isError;
  // Synchronises with the pages of the server.
  useEffect(() => {
    if (needsMore) void fetchNextPage();
  }, [needsMore, fetchNextPage]);
  // An empty list is empty only once all pages are there.
  const isSearching = items?.length === 0 && hasNextPage && !isError;
  return { ...list, items: isSearching ? undefined : items };
};
