import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { failureOf } from '@/api/errors';
import { serverNow } from '@/api/server-clock';
import {
  getForexOrders,
  getGetForexOrdersInfiniteQueryKey,
  getGetForexOrdersQueryKey,
  getGetOrdersInfiniteQueryKey,
  getGetOrdersQueryKey,
  getGetPayableCurrenciesQueryKey,
  getOrders,
  recomputeOrder,
  useGetExpiries,
  useGetForexOrders,
  useGetForexOrdersInfinite,
  useGetOrderReceipt,
  useGetOrders,
  useGetOrdersInfinite,
  useGetPayableCurrencies,
  useSubmitForexOrder,
  useSubmitOrder,
} from '@/api/generated/hooks/seconds/seconds';
import { getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type {
  Expiry as ExpiryRow,
  OrderPage,
  PayableCurrency,
  Receipt as ReceiptRow,
  SubmitOrderRequest,
} from '@/api/generated/model';
import { toReading, type Reading } from '@/api/reading';
import { refresh } from '@/api/refresh';
import { decimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { isRunning, toOrder, type Board, type Order, type SettledOrder } from './order';
import { checkReceipt, type Receipt, type Verdict } from './receipt';
import type { Expiry, OrderIntent, StakeSource } from './ticket';

const NO_LIMIT = decimal('999999999');
const POLL_MS = 1000;
const RECENT = { page: 1, limit: 20, status: -1 } as const;
/** The newest ones tell of themselves each second: this is for the rest. */
const RUNNING_POLL_MS = 5000;
const RUNNING = { page: 1, limit: 100, status: 1 } as const;
const ALL_PAIRS = -1;
const PAGE_SIZE = 20;

const toExpiry = (row: ExpiryRow): Expiry => ({
  seconds: row.seconds,
  payoutPercent: decimal(row.profit_ratio),
  minimum: decimal(row.min_amount ?? ZERO),
  maximum: row.max_amount === undefined ? NO_LIMIT : decimal(row.max_amount),
});

const toSource = (row: PayableCurrency): StakeSource => ({
  currencyId: row.id,
  currency: row.name,
  feePercent: decimal(row.micro_trade_fee),
  available: decimal(row.user_wallet?.micro_balance ?? ZERO),
});

/** Real servers send an empty list of expiries as an error with an empty list (backend-facts.md, section 6). */
const isEmptyList = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'business' && Array.isArray(failure.data) && failure.data.length === 0;
};

/** What can be traded with: expiry times and the currency of the stake. */
export type Offer =
  | { readonly state: 'loading' }
  | { readonly state: 'failed'; readonly retry: () => void }
  | {
      readonly state: 'ready';
      readonly expiries: readonly Expiry[];
      readonly source: StakeSource | undefined;
      /** Stakes that the server proposes, in the currency of `source`. */
      readonly presets: readonly Decimal[];
    };

/** The offer for the signed-in user. */
export const useOffer = (isSignedIn: boolean): Offer => {
  const meta = { feedback: 'inline' } as const;
  const expiries = useGetExpiries(undefined, { query: { enabled: isSignedIn, meta } });
  const payable = useGetPayableCurrencies(undefined, { query: { enabled: isSignedIn, meta } });
  const rows = isEmptyList(expiries.error) ? [] : expiries.data;
  if (rows !== undefined && payable.data !== undefined) {
    const [first] = payable.data;
    return {
      state: 'ready',
      expiries: rows.map(toExpiry),
      source: first && toSource(first),
      presets: first?.micro_numbers.map((preset) => decimal(preset.number)) ?? [],
    };
  }
  if (!expiries.isError && !payable.isError) return { state: 'loading' };
  return {
    state: 'failed',
    retry: () => {
      void expiries.refetch();
      void payable.refetch();
    },
  };
};

/** A moment of this device, epoch milliseconds, by the server's clock. */
const onServerClock = (deviceMs: number): number => serverNow() - (Date.now() - deviceMs);

const ordersOf = (page: OrderPage | undefined, readAt: number): readonly Order[] =>
  (page?.data ?? []).map((row) => toOrder(row, readAt));

const pollWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: OrderPage | undefined };
}): number | false =>
  state.data?.data.some(({ status }) => status !== 3) === true ? POLL_MS : false;

/** Everything that an order changes: balances and lists. */
const refreshMoney = (client: QueryClient): void =>
  void refresh(client, [getGetPayableCurrenciesQueryKey(), getGetWalletsQueryKey()]);

/** The newest orders of a board, asked for every second while one runs. Balances follow whenever one starts or ends. */
export const useRecentOrders = (board: Board, isSignedIn: boolean): Reading<readonly Order[]> => {
  const client = useQueryClient();
  const crypto = useGetOrders(RECENT, {
    query: { enabled: isSignedIn && board === 'crypto', refetchInterval: pollWhileRunning },
  });
  const forex = useGetForexOrders(RECENT, {
    query: { enabled: isSignedIn && board === 'forex', refetchInterval: pollWhileRunning },
  });
  const query = board === 'crypto' ? crypto : forex;
  const { data, dataUpdatedAt } = query;
  const orders = data && ordersOf(data, onServerClock(dataUpdatedAt));
  const running = orders
    ?.filter(isRunning)
    .map(({ id }) => id)
    .join();
  // Synchronises with the query cache: balances are another query's.
  useEffect(() => {
    if (running !== undefined) refreshMoney(client);
  }, [running, client]);
  return toReading(orders, query);
};

const pollSlowlyWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: OrderPage | undefined };
}): number | false => ((state.data?.data.length ?? 0) > 0 ? RUNNING_POLL_MS : false);

/** All running orders of both boards, also those that are not among the newest. */
export const useRunningOrders = (): readonly Order[] => {
  const query = { refetchInterval: pollSlowlyWhileRunning, meta: { feedback: 'inline' } } as const;
  const crypto = useGetOrders(RUNNING, { query });
  const forex = useGetForexOrders(RUNNING, { query });
  return [crypto, forex].flatMap(({ data, dataUpdatedAt }) =>
    ordersOf(data, onServerClock(dataUpdatedAt)),
  );
};

/** Which orders a list shows. */
export type StatusFilter = 'all' | 'running' | 'settled';

const WIRE_STATUS = { all: -1, running: 1, settled: 3 } as const satisfies Record<
  StatusFilter,
  number
>;

const pollPagesWhileRunning = ({
  state,
}: {
  readonly state: { readonly data: { readonly pages: readonly OrderPage[] } | undefined };
}): number | false =>
  state.data?.pages.some(({ data }) => data.some(({ status }) => status !== 3)) === true
    ? POLL_MS
    : false;

const pageAfter = (last: OrderPage): number | undefined =>
  last.current_page < last.last_page ? last.current_page + 1 : undefined;

/** All orders of a board, or those on one of its pairs, newest first, page after page. */
export const useOrderHistory = (board: Board, filter: StatusFilter, pairId = ALL_PAIRS) => {
  const params = { limit: PAGE_SIZE, status: WIRE_STATUS[filter], match_id: pairId };
  const paging = {
    // Finished orders leave "running" while one looks.
    refetchInterval: pollPagesWhileRunning,
    initialPageParam: 1,
    getNextPageParam: pageAfter,
    meta: { feedback: 'inline' },
  } as const;
  const crypto = useGetOrdersInfinite(params, {
    query: { ...paging, enabled: board === 'crypto' },
  });
  const forex = useGetForexOrdersInfinite(params, {
    query: { ...paging, enabled: board === 'forex' },
  });
  const list = board === 'crypto' ? crypto : forex;
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
  type: direction === 'up' ? 1 : 2,
  seconds: expiry.seconds,
  number: preview.stake,
});

/** Sends an order once. Rejects with `ApiError`. */
export const useSendOrder = (): ((intent: OrderIntent) => Promise<Order>) => {
  const meta = { feedback: 'inline' } as const;
  const crypto = useSubmitOrder({ mutation: { meta } });
  const forex = useSubmitForexOrder({ mutation: { meta } });
  const client = useQueryClient();
  return async (intent) => {
    const { mutateAsync } = intent.pair.board === 'crypto' ? crypto : forex;
    const row = await mutateAsync({
      data: toRequest(intent),
      headers: { 'Idempotency-Key': intent.clientId },
    });
    const order = toOrder(row, serverNow());
    // The order is placed, whatever becomes of the lists.
    void refreshOrders(client, intent.pair.board);
    return order;
  };
};

const listOf = { crypto: getOrders, forex: getForexOrders } as const;
const keysOf = {
  crypto: [getGetOrdersQueryKey(), getGetOrdersInfiniteQueryKey()],
  forex: [getGetForexOrdersQueryKey(), getGetForexOrdersInfiniteQueryKey()],
} as const;

/** Asks anew for the lists of a board, and for balances. */
export const refreshOrders = async (client: QueryClient, board: Board): Promise<void> => {
  refreshMoney(client);
  await refresh(client, keysOf[board]);
};

/** Asks the server for the newest orders, past any cache: whether an order without a reply was placed. Rejects with `ApiError`. */
export const useFetchNewest = (): ((board: Board) => Promise<readonly Order[]>) => {
  const client = useQueryClient();
  return async (board) => {
    const page = await listOf[board](RECENT);
    const readAt = serverNow();
    await refreshOrders(client, board);
    return ordersOf(page, readAt);
  };
};

const toReceipt = (row: ReceiptRow): Receipt => ({
  text: row.text,
  hash: row.hash,
  ticks: row.ticks ?? [],
  isSimulated: row.simulated === 1,
  isDirected: row.directed === 1,
});

/** The receipt of a settled order; an order keeps its receipt for ever. */
export const useReceipt = (orderId: number) =>
  useGetOrderReceipt(
    { id: orderId },
    {
      query: {
        select: toReceipt,
        staleTime: 'static',
        retry: false,
        meta: { feedback: 'inline' },
      },
    },
  );

/** Makes the receipt of an order anew from the public prices and compares. Rejects with `ApiError`. */
export const verifyReceipt = async (order: SettledOrder, receipt: Receipt): Promise<Verdict> => {
  const anew = await recomputeOrder({
    symbol: order.symbol,
    type: order.direction === 'up' ? 1 : 2,
    seconds: order.seconds,
    created_time: order.openedAt ?? 0,
    number: order.stake,
    fee: order.fee,
    profit_ratio: order.payoutPercent,
    currency_name: order.currency,
  });
  return checkReceipt(receipt, toReceipt(anew));
};
