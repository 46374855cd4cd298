import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { getGetNotificationsQueryKey } from '@/api/generated/hooks/account/account';
import { getGetTopUpsQueryKey, useGetTopUps } from '@/api/generated/hooks/funding/funding';
import { getGetWalletQueryKey, getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import { invalidateQueries } from '@/api/invalidate-queries';
import { isOpen, toTopUp, type TopUp } from './record';

const NEWEST_PAGE = { page: 1, limit: 50 } as const;
/** Poll interval while a top-up is open. */
const OPEN_MS = 15_000;

/**
 * The newest top-ups, once a screen of top-ups has read them. Polled while one is open; who tops up nothing causes no
 * request.
 */
export const useFollowedTopUps = (): readonly TopUp[] | undefined =>
  useGetTopUps(NEWEST_PAGE, {
    query: {
      select: ({ data }) => data.map(toTopUp),
      enabled: ({ state }) => state.data !== undefined,
      refetchInterval: ({ state }) =>
        state.data?.data.some((row) => isOpen(toTopUp(row))) === true ? OPEN_MS : false,
    },
  }).data;

const CHANGED_KEYS = [
  getGetTopUpsQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
  getGetNotificationsQueryKey(),
] as const;

/** Invalidates every query that a top-up changes: records, balances, messages. */
export const refreshTopUpData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

/** The same, with the client of the page. */
export const useRefreshTopUpData = (): (() => void) => {
  const client = useQueryClient();
  return () => void refreshTopUpData(client);
};
