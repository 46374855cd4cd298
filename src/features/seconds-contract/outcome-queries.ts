import { useGetForexOrders, useGetOrders } from '@/api/generated/hooks/seconds/seconds';
import type { OrderPage } from '@/api/generated/model';
import { serverNow } from '@/api/server-clock';
import { SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { toOrder } from './order';
import { NEWEST_PAGE } from './queries';

/** Delay from an order's expiry to the poll of its result. The socket pushes it at once. */
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

/** The newest orders of each board in any status. Polled when the next one expires. */
export const useNewestOrders = () => ({
  crypto: useGetOrders(NEWEST_PAGE, { query: watching }).data,
  forex: useGetForexOrders(NEWEST_PAGE, { query: watching }).data,
});
