import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import type { LeverageOrderHistory } from '@/api/generated/model';
import { toOrder, type Board } from './order';

const NEWEST = { page: 1, limit: 50, status: -1 } as const;
/** Where no socket tells at once. */
const EVERY_MS = 15_000;
const CLOSED = 3;

const watching = (board: Board) =>
  ({
    select: ({ data }: LeverageOrderHistory) => data.map((row) => toOrder(row, board)),
    refetchInterval: ({
      state,
    }: {
      readonly state: { readonly data: LeverageOrderHistory | undefined };
    }) => (state.data?.data.some(({ status }) => status < CLOSED) === true ? EVERY_MS : false),
    meta: { feedback: 'inline' },
  }) as const;

/** The newest orders of both boards in any status, asked for anew while something may still become of one. */
export const useWatchedOrders = () => ({
  crypto: useGetLeverageOrders(NEWEST, { query: watching('crypto') }).data,
  forex: useGetForexLeverageOrders(NEWEST, { query: watching('forex') }).data,
});
