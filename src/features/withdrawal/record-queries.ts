import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  cancelWithdrawal,
  getGetWithdrawalsQueryKey,
  getGetWithdrawalTermsQueryKey,
  getWithdrawals,
  useGetWithdrawals,
} from '@/api/generated/hooks/funding/funding';
import { getGetWalletQueryKey, getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import { getWithdrawalsPages } from '@/api/generated/hooks/funding/funding.pages';
import type { WithdrawalPage } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { WithdrawalRow } from '@/api/rows';
import { WITHDRAWAL_STATUS_CODES } from '@/domain/codes/funding';
import { useRecordChanges } from '@/lib/use-record-changes';
import type { CancelCommand } from './command';
import { toRecord, type WithdrawalRecord } from './record';

const NEWEST_PAGE = { page: 1, limit: 100 } as const;
const PAGE_SIZE = 20;
/** Poll interval while a withdrawal is under review. */
const REVIEW_MS = 5000;

const { review1, review2 } = WITHDRAWAL_STATUS_CODES;

const pollWhileReviewed = (pages: readonly WithdrawalPage[] | undefined): number =>
  pages?.some(({ data }) => data.some(({ status }) => status === review1 || status === review2)) ===
  true
    ? REVIEW_MS
    : IDLE_POLL_MS;

const CHANGED_KEYS = [
  getGetWithdrawalsQueryKey(),
  getGetWithdrawalTermsQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Invalidates every query that a withdrawal changes: records, terms and balances. */
export const refreshWithdrawals = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

/** The newest withdrawals. Polled faster while one is under review; balances follow a change. */
export const useNewestWithdrawals = (isAsked: boolean): Loadable<readonly WithdrawalRecord[]> => {
  const client = useQueryClient();
  const query = useGetWithdrawals(NEWEST_PAGE, {
    query: {
      enabled: isAsked,
      select: ({ data }) => data.map(toRecord),
      refetchInterval: ({ state }) => pollWhileReviewed(state.data && [state.data]),
    },
  });
  useRecordChanges(query.data, () => void refreshWithdrawals(client));
  return toLoadable(query.data, query);
};

/** All withdrawals, newest first, as an infinite query that is polled while one is under review. */
export const useWithdrawalHistory = () => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    ...getWithdrawalsPages({ limit: PAGE_SIZE }),
    refetchInterval: ({ state }) => pollWhileReviewed(state.data?.pages),
  });
  const items = list.data?.pages.flatMap(({ data }) => data.map(toRecord));
  useRecordChanges(items, ({ changed }) => {
    if (changed.length > 0)
      void invalidateQueries(client, [getGetWalletQueryKey(), getGetWalletsQueryKey()]);
  });
  return { ...list, items };
};

/** The call that cancels a withdrawal. */
export const toCancelCall = ({ record }: CancelCommand) =>
  prepareCall('cancelWithdrawal', { id: record.id }, cancelWithdrawal);

/** Fetches the newest withdrawals, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestWithdrawals = async (): Promise<RecordPage<WithdrawalRow>> => {
  const { data } = await getWithdrawals(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};
