import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { refusalKeyOf } from '@/api/errors';
import {
  cancelCoinOrder,
  getCoinOrders,
  getGetCoinOrdersQueryKey,
  placeCoinOrder,
  useGetCoinOrders,
} from '@/api/generated/hooks/spot/spot';
import { getCoinOrdersPages } from '@/api/generated/hooks/spot/spot.pages';
import { getGetLimitsQueryKey } from '@/api/generated/hooks/limits/limits';
import {
  getGetWalletQueryKey,
  getGetWalletsQueryKey,
  useGetWallet,
} from '@/api/generated/hooks/wallet/wallet';
import type { CoinOrderPage, PlaceCoinOrderRequest } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { prepareCall } from '@/api/pending/submission';
import { IDLE_POLL_MS, pollWhileListed } from '@/api/poll';
import { areKeysHonoured } from '@/api/honoured-keys';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { CoinOrderRow } from '@/api/rows';
import { optionalDecimal } from '@/api/row-values';
import { COIN_STATUS_CODES, SPOT_SIDE_CODES } from '@/domain/codes/spot-order';
import { ZERO } from '@/domain/money/decimal';
import { useRecordChanges } from '@/lib/use-record-changes';
import { toBalance } from './basis';
import type { CancelCommand, CoinPair, PlaceCommand } from './command';
import { toOrder, type CoinOrder, type OrderStatus } from './order';

/** Poll interval while orders are open, as the market can fill them. */
const OPEN_MS = 3000;
const OPEN_ON_CHART_MS = 5000;
/** Poll interval of balances. Orders of other features use the same account. */
const BALANCES_MS = 15_000;
/** Poll interval of filled orders. An order that leaves the open list refetches them at once, so this is for others. */
const DONE_MS = 60_000;
const PAGE_SIZE = 20;
const NEWEST_PAGE = { page: 1, limit: 100 } as const;

const useBalance = (currency: number, name: string) => {
  const query = useGetWallet(
    { currency, type: 'change' },
    { query: { refetchInterval: BALANCES_MS } },
  );
  const { data, error } = query;
  // Some servers create a wallet only with its first coins.
  const isNotOpen = data === undefined && refusalKeyOf(error) === 'wallet_not_found';
  const held = data !== undefined && 'change_balance' in data ? data.change_balance : undefined;
  const text = isNotOpen ? ZERO : held;
  const fee = data !== undefined && 'coin_trade_fee' in data ? data.coin_trade_fee : undefined;
  return toLoadable(
    text === undefined
      ? undefined
      : { ...toBalance(text, name), feeFraction: optionalDecimal(fee) },
    query,
  );
};

/** Balances of both currencies of a pair in the coin account. */
export const useBalances = (pair: Pick<CoinPair, 'baseId' | 'quoteId' | 'base' | 'quote'>) => {
  const base = useBalance(pair.baseId, pair.base);
  const quote = useBalance(pair.quoteId, pair.quote);
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

/** Open orders of all pairs, newest first. */
export const useOpenOrders = (): Loadable<readonly CoinOrder[]> => {
  const client = useQueryClient();
  const query = useGetCoinOrders(
    { ...NEWEST_PAGE, status: COIN_STATUS_CODES.open },
    { query: { select: toOrders, refetchInterval: pollWhileListed(OPEN_MS) } },
  );
  // A fill changes balances, which are separate queries.
  useRecordChanges(query.data, ({ gone }) => {
    if (gone.length > 0) void refreshSpotData(client);
  });
  return toLoadable(query.data, query);
};

const toOrders = ({ data }: CoinOrderPage): readonly CoinOrder[] => data.map(toOrder);

/** The user's orders on one pair, for its chart: the open ones, and the newest filled ones. */
export const useOrdersOnChart = (symbol: string, isSignedIn: boolean) => {
  const openRequest = { ...NEWEST_PAGE, status: COIN_STATUS_CODES.open };
  const doneRequest = { ...NEWEST_PAGE, status: COIN_STATUS_CODES.done };
  const query = { enabled: isSignedIn };
  const client = useQueryClient();
  const open = useGetCoinOrders(openRequest, {
    query: { ...query, select: toOrders, refetchInterval: pollWhileListed(OPEN_ON_CHART_MS) },
  });
  useRecordChanges(open.data, ({ gone }) => {
    if (gone.length > 0) void invalidateQueries(client, [getGetCoinOrdersQueryKey(doneRequest)]);
  });
  const done = useGetCoinOrders(doneRequest, {
    query: { ...query, select: toOrders, refetchInterval: DONE_MS },
  });
  const own = (orders: readonly CoinOrder[] = []): readonly CoinOrder[] =>
    orders.filter((order) => order.symbol === symbol);
  return { open: own(open.data), done: own(done.data) };
};

/** Ids of the newest orders in any status. They tell an older order from one whose reply was lost. */
export const useRecentOrderIds = (): Loadable<readonly number[]> => {
  const query = useGetCoinOrders(NEWEST_PAGE, {
    query: { refetchInterval: IDLE_POLL_MS },
  });
  return toLoadable(
    query.data?.data.map(({ id }) => id),
    query,
  );
};

/** Without orders, the keys tell: no server that lacks this addition of ours is known to have the types of orders. */
const isWithoutModes = ({ data }: CoinOrderPage): boolean =>
  data.length > 0 ? data.every(({ order_mode }) => order_mode === undefined) : !areKeysHonoured();

/**
 * True if the newest orders, as last read, say no order type: such a server may take every order as a limit order. Makes no
 * request.
 */
export const useIsWithoutModes = (): boolean =>
  useGetCoinOrders(NEWEST_PAGE, { query: { select: isWithoutModes, enabled: false } }).data ===
  true;

/** Filter of the order records. */
export type HistoryFilter = 'all' | OrderStatus;

/** All orders, newest first, as an infinite query. */
export const useOrderHistory = (filter: HistoryFilter) => {
  const status = filter === 'all' ? {} : { status: COIN_STATUS_CODES[filter] };
  const list = useInfiniteQuery(getCoinOrdersPages({ limit: PAGE_SIZE, ...status }));
  return { ...list, items: list.data?.pages.flatMap(({ data }) => data.map(toOrder)) };
};

const CHANGED_KEYS = [
  getGetCoinOrdersQueryKey(),
  getGetWalletQueryKey(),
  getGetWalletsQueryKey(),
  getGetLimitsQueryKey(),
] as const;

/** Invalidates every query that an order changes: order lists and balances. */
export const refreshSpotData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

const toRequest = ({ pair, side, mode, preview }: PlaceCommand): PlaceCoinOrderRequest => ({
  currency_id: pair.baseId,
  legal_id: pair.quoteId,
  type: SPOT_SIDE_CODES[side],
  target_price: preview.requestedPrice,
  amount: preview.amount,
  order_mode: mode,
});

/** The API call that places an order. */
export const toPlaceCall = (command: PlaceCommand) =>
  prepareCall('placeCoinOrder', toRequest(command), placeCoinOrder);

/** The API call that cancels an order. */
export const toCancelCall = ({ order }: CancelCommand) =>
  prepareCall('cancelCoinOrder', { id: order.id }, cancelCoinOrder);

/** Fetches the newest orders of all pairs, bypassing the cache. Rejects with `ApiError`. */
export const fetchNewestOrders = async (): Promise<RecordPage<CoinOrderRow>> => {
  const { data } = await getCoinOrders(NEWEST_PAGE);
  return { rows: data, limit: NEWEST_PAGE.limit };
};
