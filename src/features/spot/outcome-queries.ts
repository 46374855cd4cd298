import { useGetCoinOrders } from '@/api/generated/hooks/spot/spot';
import { COIN_STATUS_CODES } from '@/domain/codes/spot-order';
import { toOrder, type CoinOrder } from './order';

const NEWEST_PAGE = { page: 1, limit: 50 } as const;
/** Poll interval while an order is open. No event reports coin orders. */
const ACTIVE_MS = 15_000;

/** The newest orders in any status. Polled while one is open. */
export const useNewestOrders = (): readonly CoinOrder[] | undefined =>
  useGetCoinOrders(NEWEST_PAGE, {
    query: {
      select: ({ data }) => data.map(toOrder),
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === COIN_STATUS_CODES.open) === true
          ? ACTIVE_MS
          : false,
    },
  }).data;
