import { useGetForexOrders, useGetOrders } from '@/api/generated/hooks/seconds/seconds';
import type { OrderPage } from '@/api/generated/model';
import { serverNow } from '@/api/server-clock';
import { SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { toOrder } from './order';
import { RECENT } from './queries';

/** How long after its end an order is polled. The socket reports it at once. */
const AFTER_END_MS = 1000;

const watching = {
  select: ({ data }: OrderPage) => data.map((row) => toOrder(row, serverNow())),
  refetchInterval: ({ state }: { readonly state: { readonly data: OrderPage | undefined } }) => {
    const left = (state.data?.data ?? [])
      .filter(({ status }) => status !== SECONDS_STATUS_CODES.settled)
      .map((row) => row.remain_milli_seconds);
    return left.length > 0 ? Math.max(0, Math.min(...left)) + AFTER_END_MS : false;
  },
} as const;

/** The newest orders of both boards in any status, polled when the next one ends. */
export const useWatchedOrders = () => ({
  crypto: useGetOrders(RECENT, { query: watching }).data,
  forex: useGetForexOrders(RECENT, { query: watching }).data,
});
