import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import type { LeverageOrderHistory } from '@/api/generated/model';
import type { Board } from '@/domain/codes/board';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { toOrder } from './order';
import { FILTERS, NEWEST } from './queries';

/** Shared with the ids known before an order is sent. */
const ALL = { ...NEWEST, status: FILTERS.all };
/** Poll interval while an order may fill or end. The socket reports it at once. */
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

/** The newest orders of both boards in any status, polled while one may still fill or end. */
export const useWatchedOrders = () => ({
  crypto: useGetLeverageOrders(ALL, { query: watching('crypto') }).data,
  forex: useGetForexLeverageOrders(ALL, { query: watching('forex') }).data,
});
