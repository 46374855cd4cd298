import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { failureOf, refusalKeyOf, type ApiFailure } from '@/api/errors';
import {
  getTopUps,
  submitTopUp,
  useGetDepositAddress,
  useGetTopUpChannels,
  useGetTopUps,
  useGetWallet,
} from '@/api/generated/hooks/wallet/wallet';
import { getTopUpsPages } from '@/api/generated/hooks/wallet/wallet.pages';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { TopUpChannelRow, TopUpRow } from '@/api/rows';
import { createPictureUploader } from '@/api/upload';
import { decimalsIn } from '@/domain/format/numbers';
import { useRecordChanges } from '@/lib/use-record-changes';
import type { SendPicture } from '@/ui/input/upload-types';
import { addressOn, toChannel, type Channel, type NetworkChannel } from './channel';
import { refreshTopUpData } from './outcome-queries';
import { fitsFilter, isOpen, toTopUp, type TopUp, type TopUpFilter } from './record';
import { toReportRequest, type Report } from './report';

/** Poll interval while a top-up is open. */
const OPEN_MS = 5000;
const NEWEST_PAGE = { page: 1, limit: 50 } as const;
const PAGE_SIZE = 20;
/** Decimals of a coin if no balance of the server shows them. */
const COIN_DECIMALS = 8;

const toChannels = (rows: readonly TopUpChannelRow[]): readonly Channel[] => rows.map(toChannel);

/** All ways to top up, most used first. */
export const useChannels = (): Loadable<readonly Channel[]> => {
  const query = useGetTopUpChannels(undefined, { query: { select: toChannels } });
  return toLoadable(query.data, query);
};

/** The user's address on a network. `refusal` if the server has none, and says why. */
export const useAddress = ({ currencyId, network }: NetworkChannel) => {
  const query = useGetDepositAddress({ currency: currencyId }, { query: { retry: false } });
  const { data, error } = query;
  const refusal: ApiFailure | undefined =
    data === undefined && refusalKeyOf(error) !== undefined ? failureOf(error) : undefined;
  // Wrapped: no address is an answer as well.
  const loadable = toLoadable(data && { address: addressOn(data, network) }, query);
  return { loadable, refusal };
};

/** The addresses of a currency as last read, without waiting for them: a report names the one that was paid to. */
export const useAddresses = ({ currencyId, kind }: Channel) =>
  useGetDepositAddress(
    { currency: currencyId },
    { query: { enabled: kind === 'network', retry: false } },
  ).data;

/** Decimals that an amount of a currency may have, as its balance shows them; `undefined` until they are known. */
export const useDecimals = (currency: number): number | undefined => {
  const { data, isError } = useGetWallet({ currency, type: 'change' }, { query: { retry: false } });
  if (data !== undefined && 'change_balance' in data) return decimalsIn(data.change_balance);
  return data !== undefined || isError ? COIN_DECIMALS : undefined;
};

const toTopUps = ({ data }: { readonly data: readonly TopUpRow[] }): readonly TopUp[] =>
  data.map(toTopUp);

/** The newest top-ups. They tell an older one from one whose reply was lost, and whose screenshot is used already. */
export const useRecentTopUps = (): Loadable<readonly TopUp[]> => {
  const query = useGetTopUps(NEWEST_PAGE, {
    query: { select: toTopUps, refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

/** Fetches the newest top-ups, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestTopUps = async (): Promise<RecordPage<TopUpRow>> => {
  const { data } = await getTopUps(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};

/** The API call that reports a payment. */
export const toReportCall = (report: Report) =>
  prepareCall('submitTopUp', toReportRequest(report), submitTopUp);

/** Sends a screenshot; resolves with its path on the server. */
export const useSendScreenshot = (): SendPicture => {
  const client = useQueryClient();
  const [send] = useState(() => createPictureUploader(client));
  return send;
};

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
