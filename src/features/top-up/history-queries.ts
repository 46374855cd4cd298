import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { getTopUpsPages } from '@/api/generated/hooks/funding/funding.pages';
import { IDLE_POLL_MS } from '@/api/poll';
import { useRecordChanges } from '@/lib/use-record-changes';
import { useFilteredPages } from '@/ui/layout/use-filtered-pages';
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
  return useFilteredPages({ ...list, items: all }, (topUp: TopUp) => fitsFilter(topUp, filter));
};
