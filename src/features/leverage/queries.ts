import { useInfiniteQuery, useQueryClient, type QueryClient } from '@tanstack/react-query';
import {
  getForexLeverageOrders,
  getGetForexLeverageOrdersQueryKey,
  getGetLeverageOrdersQueryKey,
  getGetLeverageTermsQueryKey,
  getGetPositionsQueryKey,
  getLeverageOrders,
  useCancelPendingPosition,
  useCloseForexPosition,
  useClosePosition,
  useClosePositions,
  useGetForexLeverageOrders,
  useGetLeverageOrders,
  useGetLeverageTerms,
  useGetPositions,
  useOpenForexPosition,
  useOpenPosition,
  useSetStops,
} from '@/api/generated/hooks/leverage/leverage';
import { getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type { LeverageOrdersRequestStatus, OpenPositionRequest } from '@/api/generated/model';
import { toReading, type Reading } from '@/api/reading';
import { refresh } from '@/api/refresh';
import type { Command, OpenCommand, TradablePair } from './command';
import { toOrder, type Board, type LeverageOrder } from './order';
import { toAccount, toTerms, type AccountState, type Terms } from './terms';

/** Positions follow the price: servers of the family send prices as often. */
const POSITIONS_EVERY_MS = 2000;
const TERMS_EVERY_MS = 15_000;
/** The newest orders of a list. */
export const NEWEST = { page: 1, limit: 100 } as const;
/** Where orders stand, by the name of a list. */
export const WIRE_STATUS = { all: -1, pending: 0, open: 1, closed: 3, cancelled: 4 } as const;
const ALL_SIDES = 0;
const SIDES = { long: 1, short: 2 } as const;

const inline = { feedback: 'inline' } as const;

/** What an order on the pair costs and may be. */
export const useTerms = (
  pair: Pick<TradablePair, 'baseId' | 'quoteId'> & { readonly quote: string },
  isSignedIn: boolean,
): Reading<Terms> => {
  const query = useGetLeverageTerms(
    { legal_id: pair.quoteId, currency_id: pair.baseId },
    { query: { enabled: isSignedIn, refetchInterval: TERMS_EVERY_MS, meta: inline } },
  );
  return toReading(query.data && toTerms(query.data, pair.quote), query);
};

/** The contract account over all pairs; any pair that trades with leverage gives it. */
export const useContractAccount = (
  pair: Pick<TradablePair, 'baseId' | 'quoteId'> | undefined,
): Reading<AccountState> => {
  const query = useGetPositions(
    { legal_id: pair?.quoteId ?? 0, currency_id: pair?.baseId ?? 0 },
    {
      query: {
        enabled: pair !== undefined,
        select: toAccount,
        refetchInterval: POSITIONS_EVERY_MS,
        meta: inline,
      },
    },
  );
  return toReading(query.data, query);
};

const newestFirst = (a: LeverageOrder, b: LeverageOrder): number => b.id - a.id;

/** The newest orders of both boards. */
const useNewest = (
  status: LeverageOrdersRequestStatus,
  options: { readonly enabled: boolean; readonly refetchInterval?: number },
) => {
  const request = { ...NEWEST, status };
  const query = { ...options, meta: inline };
  return {
    crypto: useGetLeverageOrders(request, { query }),
    forex: useGetForexLeverageOrders(request, { query }),
  };
};

/** Orders of all pairs that something can be done with, newest first. */
export const useOrders = (
  filter: 'open' | 'pending',
  enabled: boolean,
): Reading<readonly LeverageOrder[]> => {
  const { crypto, forex } = useNewest(WIRE_STATUS[filter], {
    enabled,
    refetchInterval: POSITIONS_EVERY_MS,
  });
  const value =
    crypto.data &&
    forex.data &&
    [
      ...crypto.data.data.map((row) => toOrder(row, 'crypto')),
      ...forex.data.data.map((row) => toOrder(row, 'forex')),
    ].toSorted(newestFirst);
  return toReading(value, crypto, forex);
};

/**
 * Ids of the newest orders of every status: what is among them is no order that is only now sent. Not asked again by
 * itself: whatever is placed here refreshes it.
 */
export const useKnownIds = (enabled: boolean): Reading<readonly number[]> => {
  const { crypto, forex } = useNewest(WIRE_STATUS.all, { enabled });
  const value =
    crypto.data && forex.data && [...crypto.data.data, ...forex.data.data].map(({ id }) => id);
  return toReading(value, crypto, forex);
};

const PAGE_SIZE = 20;
/** The lists of orders: each board has a call of its own. */
export const LISTS = {
  crypto: { fetch: getLeverageOrders, keyOf: getGetLeverageOrdersQueryKey },
  forex: { fetch: getForexLeverageOrders, keyOf: getGetForexLeverageOrdersQueryKey },
} as const satisfies Record<Board, unknown>;

/** Which orders the records show. */
export type HistoryFilter = 'all' | 'closed' | 'cancelled';

/** All orders of a board, newest first, page after page. Paged by hand: orval makes no pages of a call that posts. */
export const useOrderHistory = (board: Board, filter: HistoryFilter, limit = PAGE_SIZE) => {
  const { fetch, keyOf } = LISTS[board];
  const request = { limit, status: WIRE_STATUS[filter] };
  const list = useInfiniteQuery({
    queryKey: [...keyOf(request), 'pages'],
    queryFn: ({ pageParam, signal }) => fetch({ ...request, page: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last) =>
      last.current_page < last.last_page ? last.current_page + 1 : undefined,
    meta: inline,
  });
  return {
    ...list,
    items: list.data?.pages.flatMap(({ data }) => data.map((row) => toOrder(row, board))),
  };
};

const CHANGED_KEYS = [
  getGetPositionsQueryKey(),
  getGetLeverageOrdersQueryKey(),
  getGetForexLeverageOrdersQueryKey(),
  getGetLeverageTermsQueryKey(),
  getGetWalletsQueryKey(),
] as const;

/** Asks anew for everything that a command, or the market, changes: positions, terms and balances. */
export const refreshAll = (client: QueryClient): Promise<void> => refresh(client, CHANGED_KEYS);

const toRequest = ({ pair, side, mode, preview }: OpenCommand): OpenPositionRequest => ({
  legal_id: pair.quoteId,
  currency_id: pair.baseId,
  type: side === 'long' ? 1 : 2,
  share: preview.lots,
  multiple: preview.leverage,
  status: mode === 'market' ? 1 : 0,
  ...(mode === 'limit' ? { target_price: preview.openPrice } : {}),
  ...(preview.stops.takeProfit ? { target_profit_price: preview.stops.takeProfit } : {}),
  ...(preview.stops.stopLoss ? { stop_loss_price: preview.stops.stopLoss } : {}),
});

const useCalls = () => {
  const options = { mutation: { meta: inline } };
  return {
    open: { crypto: useOpenPosition(options), forex: useOpenForexPosition(options) },
    close: { crypto: useClosePosition(options), forex: useCloseForexPosition(options) },
    closeAll: useClosePositions(options),
    cancel: useCancelPendingPosition(options),
    setStops: useSetStops(options),
  };
};

/** Sends a command once. Rejects with `ApiError`. */
export const useSendCommand = (): ((command: Command) => Promise<true>) => {
  const calls = useCalls();
  const client = useQueryClient();
  const send = (command: Command): Promise<unknown> => {
    const headers = { 'Idempotency-Key': command.clientId };
    switch (command.kind) {
      case 'open':
        return calls.open[command.pair.board].mutateAsync({ data: toRequest(command), headers });
      case 'close': {
        const { order, lots } = command;
        // Without a number of lots all are closed, also on a server that does not know parts.
        const data = lots === order.lots ? { id: order.id } : { id: order.id, share: lots };
        return calls.close[order.board].mutateAsync({ data, headers });
      }
      case 'reverse':
        return calls.close[command.order.board].mutateAsync({
          data: { id: command.order.id },
          headers,
        });
      case 'closeAll':
        return calls.closeAll.mutateAsync({
          data: { type: command.side === undefined ? ALL_SIDES : SIDES[command.side] },
          headers,
        });
      case 'cancel':
        return calls.cancel.mutateAsync({ data: { id: command.order.id }, headers });
      case 'setStops':
        return calls.setStops.mutateAsync({
          data: {
            id: command.order.id,
            target_profit_price: command.takeProfit,
            stop_loss_price: command.stopLoss,
          },
        });
    }
  };
  return async (command) => {
    await send(command);
    // It is done, whatever becomes of the lists.
    void refreshAll(client);
    return true;
  };
};

const BOARDS = ['crypto', 'forex'] as const satisfies readonly Board[];

/** Asks the server for the newest orders of all pairs, past any cache. Rejects with `ApiError`. */
export const useFetchOrders = (): (() => Promise<readonly LeverageOrder[]>) => {
  const client = useQueryClient();
  return async () => {
    const pages = await Promise.all(
      BOARDS.map(async (board) => {
        const { data } = await LISTS[board].fetch({ ...NEWEST, status: WIRE_STATUS.all });
        return data.map((row) => toOrder(row, board));
      }),
    );
    await refreshAll(client);
    return pages.flat().toSorted(newestFirst);
  };
};
