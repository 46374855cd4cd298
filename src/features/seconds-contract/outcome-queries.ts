import { useGetForexOrders, useGetOrders } from '@/api/generated/hooks/seconds/seconds';
import type { OrderPage } from '@/api/generated/model';
import { SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { remainingMs, type Order } from './order';
import { NEWEST_PAGE, ordersInReply } from './queries';

/** Delay from an order's expiry to the poll of its result. The socket pushes it at once. */
const AFTER_END_MS = 1000;

const watching = {
  refetchInterval: ({ state }: { readonly state: { readonly data: OrderPage | undefined } }) => {
    const left = (state.data?.data ?? [])
      .filter(({ status }) => status !== SECONDS_STATUS_CODES.settled)
      .map(remainingMs);
    return left.length > 0 ? Math.max(0, Math.min(...left)) + AFTER_END_MS : false;
  },
} as const;

/** The newest orders of both boards in any status. Polled when the next one expires. */
export const useNewestOrders = (): readonly Order[] => {
  const crypto = useGetOrders(NEWEST_PAGE, { query: watching });
  const forex = useGetForexOrders(NEWEST_PAGE, { query: watching });
  return [crypto, forex].flatMap((one) => ordersInReply(one) ?? []);
};
