import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { serverNow } from '@/api/server-clock';
import {
  getForexOrders,
  getGetForexOrdersQueryKey,
  getGetOrdersQueryKey,
  getGetPayableCurrenciesQueryKey,
  getOrders,
  submitForexOrder,
  submitOrder,
  useGetForexOrders,
  useGetOrders,
} from '@/api/generated/hooks/seconds/seconds';
import { getForexOrdersPages, getOrdersPages } from '@/api/generated/hooks/seconds/seconds.pages';
import { getGetLimitsQueryKey } from '@/api/generated/hooks/limits/limits';
import { getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type { Order as OrderRow, OrderPage, SubmitOrderRequest } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { Board } from '@/domain/codes/board';
import { ANY } from '@/domain/codes/filters';
import { DIRECTION_CODES, SECONDS_STATUS_CODES } from '@/domain/codes/seconds-order';
import { useRecordChanges } from '@/lib/use-record-changes';
import { toOrder, type Order } from './order';
import type { OrderIntent } from './ticket';

/** Poll interval of the newest orders while one is running. */
const POLL_MS = 1000;
/** Request of the newest orders of a board, in any status. */
export const NEWEST_PAGE = { page: 1, limit: 50, status: ANY } as const;
/** Poll interval of all running orders. Needed only for those that are not among the newest. */
const RUNNING_POLL_MS = 5000;
const RUNNING = { page: 1, limit: 100, status: SECONDS_STATUS_CODES.open } as const;
const PAGE_SIZE = 20;

/** Converts a device time to the server's clock; both in epoch milliseconds. */
const onServerClock = (deviceMs: number): number => serverNow() - (Date.now() - deviceMs);

const ordersOf = (page: OrderPage | undefined, readAt: number): readonly Order[] =>
  (page?.data ?? []).map((row) => toOrder(row, readAt));

/** The orders of a query's reply; `undefined` before the first one. */
export const ordersInReply = (query: {
  readonly data: OrderPage | undefined;
  readonly dataUpdatedAt: number;
}): readonly Order[] | undefined =>
  query.data && ordersOf(query.data, onServerClock(query.dataUpdatedAt));

const pollWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: OrderPage | undefined };
}): number | false =>
  state.data?.data.some(({ status }) => status !== SECONDS_STATUS_CODES.settled) === true
    ? POLL_MS
    : false;

/** Invalidates balances and limits, which an order changes. */
const refreshBalances = (client: QueryClient): void =>
  void invalidateQueries(client, [
    getGetPayableCurrenciesQueryKey(),
    getGetWalletsQueryKey(),
    getGetLimitsQueryKey(),
  ]);

/** The newest orders of a board. Polled every second while one is running. Refreshes balances when one starts or ends. */
export const useRecentOrders = (board: Board, isSignedIn: boolean): Loadable<readonly Order[]> => {
  const client = useQueryClient();
  const crypto = useGetOrders(NEWEST_PAGE, {
    query: { enabled: isSignedIn && board === 'crypto', refetchInterval: pollWhileRunning },
  });
  const forex = useGetForexOrders(NEWEST_PAGE, {
    query: { enabled: isSignedIn && board === 'forex', refetchInterval: pollWhileRunning },
  });
  const query = board === 'crypto' ? crypto : forex;
  const orders = ordersInReply(query);
  useRecordChanges(orders, () => refreshBalances(client));
  return toLoadable(orders, query);
};

const pollSlowlyWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: OrderPage | undefined };
}): number | false => ((state.data?.data.length ?? 0) > 0 ? RUNNING_POLL_MS : false);

/** All running orders of both boards, including those that are not among the newest. */
export const useRunningOrders = (): readonly Order[] => {
  const query = { refetchInterval: pollSlowlyWhileRunning } as const;
  const crypto = useGetOrders(RUNNING, { query });
  const forex = useGetForexOrders(RUNNING, { query });
  return [crypto, forex].flatMap((one) => ordersInReply(one) ?? []);
};

/** Calls of the order list of each board. */
const ORDER_LISTS = {
  crypto: { fetch: getOrders, key: getGetOrdersQueryKey(), pages: getOrdersPages },
  forex: { fetch: getForexOrders, key: getGetForexOrdersQueryKey(), pages: getForexOrdersPages },
} as const satisfies Record<Board, unknown>;

/** Filter of an order list. */
export type StatusFilter = 'all' | 'running' | 'settled';

const STATUS_FILTERS = {
  all: ANY,
  running: SECONDS_STATUS_CODES.open,
  settled: SECONDS_STATUS_CODES.settled,
} as const satisfies Record<StatusFilter, number>;

const pollPagesWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: { readonly pages: readonly OrderPage[] } | undefined };
}): number | false =>
  state.data?.pages.some(({ data }) =>
    data.some(({ status }) => status !== SECONDS_STATUS_CODES.settled),
  ) === true
    ? POLL_MS
    : false;

/** All orders of a board or of one pair, newest first, as an infinite query. Polled while one is running. */
export const useOrderHistory = (board: Board, filter: StatusFilter, pairId: number = ANY) => {
  const params = { limit: PAGE_SIZE, status: STATUS_FILTERS[filter], match_id: pairId };
  const list = useInfiniteQuery({
    ...ORDER_LISTS[board].pages(params),
    // Settled orders leave the filter "running".
    refetchInterval: pollPagesWhileRunning,
  });
  return {
    ...list,
    items: list.data?.pages.flatMap((page) => ordersOf(page, onServerClock(list.dataUpdatedAt))),
  };
};

const toRequest = ({
  pair,
  source,
  direction,
  expiry,
  preview,
}: OrderIntent): SubmitOrderRequest => ({
  match_id: pair.id,
  currency_id: source.currencyId,
  type: DIRECTION_CODES[direction],
  seconds: expiry.seconds,
  number: preview.stake,
});

const CALLS = {
  crypto: { operationId: 'submitOrder', submit: submitOrder },
  forex: { operationId: 'submitForexOrder', submit: submitForexOrder },
} as const satisfies Record<Board, unknown>;

/** The API call that places an order. */
export const toCall = (intent: OrderIntent) => {
  const { operationId, submit } = CALLS[intent.pair.board];
  return prepareCall(operationId, toRequest(intent), async (body, headers) =>
    toOrder(await submit(body, headers), serverNow()),
  );
};

/** Invalidates the order list of a board, and balances. */
export const refreshOrders = async (client: QueryClient, board: Board): Promise<void> => {
  refreshBalances(client);
  await invalidateQueries(client, [ORDER_LISTS[board].key]);
};

/** Fetches the newest orders of a board, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestOrders = async (board: Board): Promise<RecordPage<OrderRow>> => {
  const { data } = await ORDER_LISTS[board].fetch(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};
