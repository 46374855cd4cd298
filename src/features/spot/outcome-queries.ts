import { useGetCoinOrders } from '@/api/generated/hooks/spot/spot';
import { toOrder, type CoinOrder } from './order';

const NEWEST = { page: 1, limit: 50 } as const;
/** Nothing tells of coin orders by itself. */
const EVERY_MS = 15_000;
const OPEN = 1;

/** The newest orders in any status, asked for anew while one waits for its price. */
export const useWatchedOrders = (): readonly CoinOrder[] | undefined =>
  useGetCoinOrders(NEWEST, {
    query: {
      select: ({ data }) => data.map(toOrder),
      refetchInterval: ({ state }) =>
        state.data?.data.some(({ status }) => status === OPEN) === true ? EVERY_MS : false,
      meta: { feedback: 'inline' },
    },
  }).data;
