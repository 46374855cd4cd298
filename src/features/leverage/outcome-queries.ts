import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import type { LeverageOrderHistory } from '@/api/generated/model';
import type { Board } from '@/domain/codes/board';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { toOrder } from './order';
import { STATUS_FILTERS, NEWEST_PAGE } from './queries';

/** The request of `useRecentOrderIds`, so that both share one query. */
const ALL = { ...NEWEST_PAGE, status: STATUS_FILTERS.all };
/** Poll interval while an order is pending or open. The socket pushes changes at once. */
const ACTIVE_MS = 15_000;

const watching = (board: Board) =>
  ({
    select: ({ data }: LeverageOrderHistory) => data.map((row) => toOrder(row, board)),
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data: LeverageOrderHistory | undefined };
    }) =>
      state.data?.data.some(({ status }) => status < POSITION_STATUS_CODES.closed) === true
        ? ACTIVE_MS
        : false,
  }) as const;

/** The newest orders of each board in any status. Polled while one of them is pending or open. */
export const useNewestOrders = () => ({
  crypto: useGetLeverageOrders(ALL, { query: watching('crypto') }).data,
  forex: useGetForexLeverageOrders(ALL, { query: watching('forex') }).data,
});
