import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/api/errors';
import {
  getCoinOrders,
  getGetCoinOrdersInfiniteQueryKey,
  getGetCoinOrdersQueryKey,
  useCancelCoinOrder,
  useGetCoinOrders,
  useGetCoinOrdersInfinite,
  usePlaceCoinOrder,
} from '@/api/generated/hooks/spot/spot';
import {
  getGetWalletQueryKey,
  getGetWalletsQueryKey,
  useGetWallet,
} from '@/api/generated/hooks/wallet/wallet';
import type { CoinOrderPage, PlaceCoinOrderRequest } from '@/api/generated/model';
import { toReading, type Reading } from '@/api/reading';
import { readAndFollow, refresh } from '@/api/refresh';
import { ZERO } from '@/domain/money/decimal';
import { toBalance } from './basis';
import type { CoinPair, Command, PlaceCommand } from './command';
import { toOrder, USUAL_SCALES, type CoinOrder } from './order';

/** An order that waits is done by itself when its price comes. */
const OPEN_EVERY_MS = 3000;
const BALANCES_EVERY_MS = 5000;
/** They change by what is placed here, and on other devices. */
const KNOWN_EVERY_MS = 15_000;
/** A chart shows prices that do not change; what is done is seen with the next look. */
const ON_CHART_EVERY_MS = 5000;
/** What is done has left the open ones, or was placed here: this is for what another device did at the market. */
const DONE_EVERY_MS = 60_000;
const PAGE_SIZE = 20;
const NEWEST = { page: 1, limit: 100 } as const;
const WIRE_STATUS = { open: 1, done: 2, cancelled: 3 } as const;
const WIRE_SIDE = { buy: 1, sell: 2 } as const;

const inline = { feedback: 'inline' } as const;

const useBalance = (currency: number, usualScale: number) => {
  const query = useGetWallet(
    { currency, type: 'change' },
    { query: { refetchInterval: BALANCES_EVERY_MS, meta: inline } },
  );
  const { data, error } = query;
  // Servers that open a wallet with its first coins have none before.
  const isNotOpen = data === undefined && refusalOf(error) === 'wallet_not_found';
  const held = data !== undefined && 'change_balance' in data ? data.change_balance : undefined;
  const text = isNotOpen ? ZERO : held;
  return toReading(text === undefined ? undefined : toBalance(text, usualScale), query);
};

/** What the user has of both currencies of a pair in the coin account. */
export const useBalances = (pair: Pick<CoinPair, 'baseId' | 'quoteId'>) => {
  const base = useBalance(pair.baseId, USUAL_SCALES.base);
  const quote = useBalance(pair.quoteId, USUAL_SCALES.quote);
  return {
    base: base.value,
    quote: quote.value,
    failed: base.failed || quote.failed,
    retry: () => {
      base.retry();
      quote.retry();
    },
  };
};

/** The orders of all pairs that wait for their price, newest first. */
export const useOpenOrders = (): Reading<readonly CoinOrder[]> => {
  const query = useGetCoinOrders(
    { ...NEWEST, status: WIRE_STATUS.open },
    { query: { refetchInterval: OPEN_EVERY_MS, meta: inline } },
  );
  return toReading(query.data?.data.map(toOrder), query);
};

/** The user's orders on one pair, as a chart shows them: those that wait, and the newest that were done. */
export const useOrdersOnChart = (symbol: string, isSignedIn: boolean) => {
  const openRequest = { ...NEWEST, status: WIRE_STATUS.open };
  const doneRequest = { ...NEWEST, status: WIRE_STATUS.done };
  const query = { enabled: isSignedIn, meta: inline };
  const open = useGetCoinOrders(openRequest, {
    query: {
      ...query,
      refetchInterval: ON_CHART_EVERY_MS,
      queryFn: (context) =>
        readAndFollow(context, (signal) => getCoinOrders(openRequest, signal), [
          getGetCoinOrdersQueryKey(doneRequest),
        ]),
    },
  });
  const done = useGetCoinOrders(doneRequest, {
    query: { ...query, refetchInterval: DONE_EVERY_MS },
  });
  const toOwn = (page: CoinOrderPage | undefined): readonly CoinOrder[] =>
    (page?.data ?? []).map(toOrder).filter((order) => order.symbol === symbol);
  return { open: toOwn(open.data), done: toOwn(done.data) };
};

/** The ids of the newest orders, open or not: they tell an older order from one that was placed just now. */
export const useKnownIds = (): Reading<readonly number[]> => {
  const query = useGetCoinOrders(NEWEST, {
    query: { refetchInterval: KNOWN_EVERY_MS, meta: inline },
  });
  return toReading(
    query.data?.data.map(({ id }) => id),
    query,
  );
};

/** Which orders the records show. */
export type HistoryFilter = 'all' | keyof typeof WIRE_STATUS;

const pageAfter = (last: CoinOrderPage): number | undefined =>
  last.current_page < last.last_page ? last.current_page + 1 : undefined;

/** All orders, newest first, page after page. */
export const useOrderHistory = (filter: HistoryFilter) => {
  const list = useGetCoinOrdersInfinite(
    { limit: PAGE_SIZE, ...(filter === 'all' ? {} : { status: WIRE_STATUS[filter] }) },
    { query: { initialPageParam: 1, getNextPageParam: pageAfter, meta: inline } },
  );
  return { ...list, items: list.data?.pages.flatMap(({ data }) => data.map(toOrder)) };
};

const CHANGED_KEYS = [
  getGetCoinOrdersQueryKey(),
  getGetCoinOrdersInfiniteQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Everything that an order changes: the lists and balances. */
const refreshAll = (client: QueryClient): Promise<void> => refresh(client, CHANGED_KEYS);

const toRequest = ({ pair, side, mode, preview }: PlaceCommand): PlaceCoinOrderRequest => ({
  currency_id: pair.baseId,
  legal_id: pair.quoteId,
  type: WIRE_SIDE[side],
  target_price: preview.asked,
  amount: preview.amount,
  order_mode: mode,
});

/** Sends a command once. Rejects with `ApiError`. */
export const useSendCommand = (): ((command: Command) => Promise<true>) => {
  const options = { mutation: { meta: inline } };
  const place = usePlaceCoinOrder(options);
  const cancel = useCancelCoinOrder(options);
  const client = useQueryClient();
  return async (command) => {
    const headers = { 'Idempotency-Key': command.clientId };
    await (command.kind === 'place'
      ? place.mutateAsync({ data: toRequest(command), headers })
      : cancel.mutateAsync({ data: { id: command.order.id }, headers }));
    // It is done, whatever becomes of the lists.
    void refreshAll(client);
    return true;
  };
};

/** Asks the server for the newest orders of all pairs, past any cache. Rejects with `ApiError`. */
export const useFetchOrders = (): (() => Promise<readonly CoinOrder[]>) => {
  const client = useQueryClient();
  return async () => {
    const { data } = await getCoinOrders(NEWEST);
    void refreshAll(client);
    return data.map(toOrder);
  };
};
