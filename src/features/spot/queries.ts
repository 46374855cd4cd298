import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refusalOf } from '@/api/errors';
import {
  cancelCoinOrder,
  getCoinOrders,
  getGetCoinOrdersQueryKey,
  placeCoinOrder,
  useGetCoinOrders,
} from '@/api/generated/hooks/spot/spot';
import { getCoinOrdersPages } from '@/api/generated/hooks/spot/spot.pages';
import {
  getGetWalletQueryKey,
  getGetWalletsQueryKey,
  useGetWallet,
} from '@/api/generated/hooks/wallet/wallet';
import type { CoinOrderPage, PlaceCoinOrderRequest } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { callOf } from '@/api/pending/submission';
import { IDLE_MS, whileListed } from '@/api/poll';
import { refresh } from '@/api/refresh';
import type { CoinOrderRow } from '@/api/rows';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { ZERO } from '@/domain/money/decimal';
import { useRecordChanges } from '@/lib/use-record-changes';
import { toBalance } from './basis';
import type { CancelCommand, CoinPair, PlaceCommand } from './command';
import { toOrder, USUAL_SCALES, type CoinOrder, type OrderStatus } from './order';

/** Poll interval while orders are open: they fill when the market reaches their price. */
const OPEN_MS = 3000;
const OPEN_ON_CHART_MS = 5000;
/** Orders of other features pay from the same account. */
const BALANCES_MS = 15_000;
/** Poll interval of filled orders. Only for market orders of another device: the rest is seen leaving the open ones. */
const DONE_MS = 60_000;
const PAGE_SIZE = 20;
const NEWEST = { page: 1, limit: 100 } as const;

const useBalance = (currency: number, usualScale: number) => {
  const query = useGetWallet(
    { currency, type: 'change' },
    { query: { refetchInterval: BALANCES_MS } },
  );
  const { data, error } = query;
  // Servers that open a wallet with its first coins have none before.
  const isNotOpen = data === undefined && refusalOf(error) === 'wallet_not_found';
  const held = data !== undefined && 'change_balance' in data ? data.change_balance : undefined;
  const text = isNotOpen ? ZERO : held;
  return toLoadable(text === undefined ? undefined : toBalance(text, usualScale), query);
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
export const useOpenOrders = (): Loadable<readonly CoinOrder[]> => {
  const client = useQueryClient();
  const query = useGetCoinOrders(
    { ...NEWEST, status: COIN_STATUS_CODES.open },
    { query: { select: toOrders, refetchInterval: whileListed(OPEN_MS) } },
  );
  // A filled order pays and brings coins: balances are other queries'.
  useRecordChanges(query.data, ({ gone }) => {
    if (gone.length > 0) void refreshAll(client);
  });
  return toLoadable(query.data, query);
};

const toOrders = ({ data }: CoinOrderPage): readonly CoinOrder[] => data.map(toOrder);

/** The user's orders on one pair, as a chart shows them: those that wait, and the newest that were done. */
export const useOrdersOnChart = (symbol: string, isSignedIn: boolean) => {
  const openRequest = { ...NEWEST, status: COIN_STATUS_CODES.open };
  const doneRequest = { ...NEWEST, status: COIN_STATUS_CODES.done };
  const query = { enabled: isSignedIn };
  const client = useQueryClient();
  const open = useGetCoinOrders(openRequest, {
    query: { ...query, select: toOrders, refetchInterval: whileListed(OPEN_ON_CHART_MS) },
  });
  useRecordChanges(open.data, ({ gone }) => {
    if (gone.length > 0) void refresh(client, [getGetCoinOrdersQueryKey(doneRequest)]);
  });
  const done = useGetCoinOrders(doneRequest, {
    query: { ...query, select: toOrders, refetchInterval: DONE_MS },
  });
  const own = (orders: readonly CoinOrder[] = []): readonly CoinOrder[] =>
    orders.filter((order) => order.symbol === symbol);
  return { open: own(open.data), done: own(done.data) };
};

/** The ids of the newest orders, open or not: they tell an older order from one that was placed just now. */
export const useKnownIds = (): Loadable<readonly number[]> => {
  const query = useGetCoinOrders(NEWEST, {
    query: { refetchInterval: IDLE_MS },
  });
  return toLoadable(
    query.data?.data.map(({ id }) => id),
    query,
  );
};

/** Which orders the records show. */
export type HistoryFilter = 'all' | OrderStatus;

/** All orders, newest first, page after page. */
export const useOrderHistory = (filter: HistoryFilter) => {
  const status = filter === 'all' ? {} : { status: COIN_STATUS_CODES[filter] };
  const list = useInfiniteQuery(getCoinOrdersPages({ limit: PAGE_SIZE, ...status }));
  return { ...list, items: list.data?.pages.flatMap(({ data }) => data.map(toOrder)) };
};

const CHANGED_KEYS = [
  getGetCoinOrdersQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Invalidates what an order changes: the lists and balances. */
export const refreshAll = (client: QueryClient): Promise<void> => refresh(client, CHANGED_KEYS);

const toRequest = ({ pair, side, mode, preview }: PlaceCommand): PlaceCoinOrderRequest => ({
  currency_id: pair.baseId,
  legal_id: pair.quoteId,
  type: SPOT_SIDE_CODES[side],
  target_price: preview.asked,
  amount: preview.amount,
  order_mode: mode,
});

/** The call that places an order. */
export const toPlaceCall = (command: PlaceCommand) =>
  callOf('placeCoinOrder', toRequest(command), placeCoinOrder);

/** The call that cancels an order. */
export const toCancelCall = ({ order }: CancelCommand) =>
  callOf('cancelCoinOrder', { id: order.id }, cancelCoinOrder);

/** The newest orders of all pairs, past any cache. Rejects with `ApiError`. */
export const fetchNewest = async (): Promise<RecordPage<CoinOrderRow>> => {
  const { data } = await getCoinOrders(NEWEST);
  return { rows: data, limit: NEWEST.limit };
};
