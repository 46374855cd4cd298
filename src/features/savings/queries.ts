import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getDeposits,
  getGetDepositPayoutsQueryKey,
  getGetDepositProductsQueryKey,
  getGetDepositsQueryKey,
  getGetDepositSummaryQueryKey,
  openDeposit,
  redeemDeposit,
  useGetDepositPayouts,
  useGetDepositProducts,
  useGetDeposits,
} from '@/api/generated/hooks/deposit/deposit';
import { getDepositsPages } from '@/api/generated/hooks/deposit/deposit.pages';
import { getGetWalletQueryKey, getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type { DepositPage } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS } from '@/api/poll';
import type { DepositRow } from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { useRecordChanges } from '@/lib/use-record-changes';
import { toProduct, type OpenCommand, type SavingsProduct } from './model';
import { toPayouts, toRecord, type DepositRecord, type PayoutDay } from './record';

const ALL_PRODUCTS = { page: 1, limit: 100 } as const;
const NEWEST_PAGE = { page: 1, limit: 100 } as const;
const PAGE_SIZE = 20;
/** Poll interval while a deposit is under review. */
const REVIEW_MS = 5000;

const pollWhileReviewed = (pages: readonly DepositPage[] | undefined): number =>
  pages?.some(({ data }) => data.some(({ status }) => status === DEPOSIT_STATUS_CODES.review)) ===
  true
    ? REVIEW_MS
    : IDLE_POLL_MS;

/** The products on sale, for visitors too. */
export const useProducts = (): Loadable<readonly SavingsProduct[]> => {
  const query = useGetDepositProducts(ALL_PRODUCTS, {
    query: { select: ({ data }) => data.map(toProduct), refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

const CHANGED_KEYS = [
  getGetDepositsQueryKey(),
  getGetDepositSummaryQueryKey(),
  getGetDepositPayoutsQueryKey(),
  getGetDepositProductsQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Invalidates every query that a deposit changes: records, totals, payouts, places left and balances. */
export const refreshSavings = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

/** Ids of the newest deposits: they tell an older deposit from one whose reply was lost. */
export const useRecentDepositIds = (): Loadable<readonly number[]> => {
  const query = useGetDeposits(NEWEST_PAGE, {
    query: { select: ({ data }) => data.map(({ id }) => id), refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

/** The newest deposits. */
export const useRecentDeposits = (): Loadable<readonly DepositRecord[]> => {
  const query = useGetDeposits(NEWEST_PAGE, {
    query: { select: ({ data }) => data.map(toRecord), refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(query.data, query);
};

/** All deposits, newest first, as an infinite query that is polled faster while one is under review. */
export const useDepositHistory = () => {
  const client = useQueryClient();
  const list = useInfiniteQuery({
    ...getDepositsPages({ limit: PAGE_SIZE }),
    refetchInterval: ({ state }) => pollWhileReviewed(state.data?.pages),
  });
  const items = list.data?.pages.flatMap(({ data }) => data.map(toRecord));
  useRecordChanges(items, ({ changed }) => {
    if (changed.length > 0) void invalidateQueries(client, CHANGED_KEYS.slice(1));
  });
  return { ...list, items };
};

/** The newest payouts of a deposit, oldest first: all of them for a lock of up to a hundred days. */
export const usePayouts = (id: number): Loadable<readonly PayoutDay[]> => {
  const query = useGetDepositPayouts(
    { lh_order_id: id, page: 1, limit: 100 },
    {
      query: {
        // Servers without this filter answer the payouts of all deposits.
        select: ({ data }) => toPayouts(data.filter((row) => row.lh_order_id === id)),
        refetchInterval: IDLE_POLL_MS,
      },
    },
  );
  return toLoadable(query.data, query);
};

/** The API call that opens a deposit. */
export const toOpenCall = ({ product, plan }: OpenCommand) =>
  prepareCall(
    'openDeposit',
    { config_id: product.id, amount: plan.principal },
    async (request, headers): Promise<DepositRow | undefined> => {
      await openDeposit(request, headers);
      // The reply is a message: the record is looked up for its number.
      return undefined;
    },
  );

/** The API call that redeems a deposit. */
export const toRedeemCall = ({ id }: Pick<DepositRecord, 'id'>) =>
  prepareCall('redeemDeposit', { id }, redeemDeposit);

/** Fetches the newest deposits, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestDeposits = async (): Promise<RecordPage<DepositRow>> => {
  const { data } = await getDeposits(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};
