import { useInfiniteQuery, type QueryClient } from '@tanstack/react-query';
import {
  cancelPendingPosition,
  closeForexPosition,
  closePosition,
  closePositions,
  getForexLeverageOrders,
  getGetForexLeverageOrdersQueryKey,
  getGetLeverageOrdersQueryKey,
  getGetLeverageTermsQueryKey,
  getGetPositionsQueryKey,
  getLeverageOrders,
  openForexPosition,
  openPosition,
  setStops,
  useGetForexLeverageOrders,
  useGetLeverageOrders,
  useGetPositions,
} from '@/api/generated/hooks/leverage/leverage';
import {
  getForexLeverageOrdersPages,
  getLeverageOrdersPages,
} from '@/api/generated/hooks/leverage/leverage.pages';
import { getGetLimitsQueryKey } from '@/api/generated/hooks/limits/limits';
import { getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type {
  ClosePositionRequest,
  LeverageOrdersRequestStatus,
  OpenPositionRequest,
} from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import { prepareCall, type PreparedCall } from '@/api/pending/submission';
import { useOptionalRows } from '@/api/use-optional-rows';
import { IDLE_POLL_MS, pollWhileListed } from '@/api/poll';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { Board } from '@/domain/codes/board';
import { ANY } from '@/domain/codes/filters';
import {
  BOTH_SIDES,
  OPENING_CODES,
  POSITION_STATUS_CODES,
  SIDE_CODES,
} from '@/domain/codes/leverage-order';
import { decimal, isZero } from '@/domain/money/decimal';
import type { Command, OpenCommand, TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { toAccount, type AccountState } from './account';

/** Poll interval of orders and account while one is open or pending, and so can change with the market. */
const ACTIVE_MS = 3000;
/** Request of the newest page of an order list. */
export const NEWEST_PAGE = { page: 1, limit: 100 } as const;
/** Wire code of each status filter of an order list. */
export const STATUS_FILTERS = { ...POSITION_STATUS_CODES, all: ANY } as const;

const newestFirst = (a: LeverageOrder, b: LeverageOrder): number => b.id - a.id;

/** The newest orders of each board. */
const useNewest = (
  status: LeverageOrdersRequestStatus,
  options: {
    readonly enabled: boolean;
    readonly refetchInterval?: ReturnType<typeof pollWhileListed>;
  },
) => {
  const request = { ...NEWEST_PAGE, status };
  return {
    crypto: useGetLeverageOrders(request, { query: options }),
    forex: useGetForexLeverageOrders(request, { query: options }),
  };
};

/** Open positions or pending orders of all pairs, newest first. */
export const useActiveOrders = (
  filter: 'open' | 'pending',
  enabled: boolean,
): Loadable<readonly LeverageOrder[]> => {
  const { crypto, forex } = useNewest(STATUS_FILTERS[filter], {
    enabled,
    refetchInterval: pollWhileListed(ACTIVE_MS),
  });
  const forexRows = useOptionalRows(forex);
  const value =
    crypto.data &&
    forexRows &&
    [
      ...crypto.data.data.map((row) => toOrder(row, 'crypto')),
      ...forexRows.map((row) => toOrder(row, 'forex')),
    ].toSorted(newestFirst);
  return toLoadable(value, crypto, forex);
};

/**
 * The contract account over all pairs, and its pending orders, without which it stays unknown on servers that do not say
 * what is held. The endpoint needs one leveraged pair, whichever. Disabled without a pair.
 */
export const useContractAccount = (
  pair: Pick<TradablePair, 'baseId' | 'quoteId'> | undefined,
  pending?: readonly LeverageOrder[],
): Loadable<AccountState> => {
  const query = useGetPositions(
    { legal_id: pair?.quoteId ?? 0, currency_id: pair?.baseId ?? 0 },
    {
      query: {
        enabled: pair !== undefined,
        // The market can change an account that has positions or pending orders.
        refetchInterval: ({ state: { data } }) =>
          pending?.length || (data && !isZero(decimal(data.caution_money_total)))
            ? ACTIVE_MS
            : IDLE_POLL_MS,
      },
    },
  );
  return toLoadable(query.data && toAccount(query.data, pending), query);
};

/**
 * Ids of the newest orders in any status. They tell an older order from one whose reply was lost. Not polled: each
 * command of this device invalidates it.
 */
export const useRecentOrderIds = (enabled: boolean): Loadable<readonly number[]> => {
  const { crypto, forex } = useNewest(STATUS_FILTERS.all, { enabled });
  const forexRows = useOptionalRows(forex);
  const value = crypto.data && forexRows && [...crypto.data.data, ...forexRows].map(({ id }) => id);
  return toLoadable(value, crypto, forex);
};

const PAGE_SIZE = 20;
/** Calls of the order list of each board. */
export const ORDER_LISTS = {
  crypto: {
    fetch: getLeverageOrders,
    keyOf: getGetLeverageOrdersQueryKey,
    pages: getLeverageOrdersPages,
  },
  forex: {
    fetch: getForexLeverageOrders,
    keyOf: getGetForexLeverageOrdersQueryKey,
    pages: getForexLeverageOrdersPages,
  },
} as const satisfies Record<Board, unknown>;

/** Filter of the order records. */
export type HistoryFilter = 'all' | 'closed' | 'cancelled';

/** All orders of a board, newest first, as an infinite query of `limit` orders a page. */
export const useOrderHistory = (board: Board, filter: HistoryFilter, limit = PAGE_SIZE) => {
  const list = useInfiniteQuery(
    ORDER_LISTS[board].pages({ limit, status: STATUS_FILTERS[filter] }),
  );
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
  getGetLimitsQueryKey(),
] as const;

/** Invalidates every query that a command can change: positions, orders, terms and balances. */
export const refreshLeverageData = (client: QueryClient): Promise<void> =>
  invalidateQueries(client, CHANGED_KEYS);

const toRequest = ({ pair, side, mode, preview }: OpenCommand): OpenPositionRequest => ({
  legal_id: pair.quoteId,
  currency_id: pair.baseId,
  type: SIDE_CODES[side],
  share: preview.lots,
  multiple: preview.leverage,
  status: OPENING_CODES[mode],
  ...(mode === 'limit' ? { target_price: preview.openPrice } : {}),
  ...(preview.stops.takeProfit ? { target_profit_price: preview.stops.takeProfit } : {}),
  ...(preview.stops.stopLoss ? { stop_loss_price: preview.stops.stopLoss } : {}),
  // One server stores stops only with it, and only both (backend-facts.md, section 18).
  ...(preview.stops.takeProfit && preview.stops.stopLoss ? { checkType: 1 } : {}),
});

const CALLS = {
  open: {
    crypto: (body: OpenPositionRequest) => prepareCall('openPosition', body, openPosition),
    forex: (body: OpenPositionRequest) => prepareCall('openForexPosition', body, openForexPosition),
  },
  close: {
    crypto: (body: ClosePositionRequest) => prepareCall('closePosition', body, closePosition),
    forex: (body: ClosePositionRequest) =>
      prepareCall('closeForexPosition', body, closeForexPosition),
  },
} as const satisfies Record<string, Record<Board, unknown>>;

/** The API call that executes a command. */
export const toCall = (command: Command): PreparedCall<unknown> => {
  switch (command.kind) {
    case 'open':
      return CALLS.open[command.pair.board](toRequest(command));
    case 'close': {
      const { order, lots } = command;
      // Without `share` the whole position is closed, also by servers without partial closes.
      const body = lots === order.lots ? { id: order.id } : { id: order.id, share: lots };
      return CALLS.close[order.board](body);
    }
    case 'reverse':
      return CALLS.close[command.order.board]({ id: command.order.id });
    case 'closeAll': {
      const type = command.side === undefined ? BOTH_SIDES : SIDE_CODES[command.side];
      return prepareCall('closePositions', { type }, closePositions);
    }
    case 'cancel':
      return prepareCall('cancelPendingPosition', { id: command.order.id }, cancelPendingPosition);
    case 'setStops': {
      const { order, takeProfit, stopLoss } = command;
      const body = {
        id: order.id,
        ...(takeProfit ? { target_profit_price: takeProfit } : {}),
        ...(stopLoss ? { stop_loss_price: stopLoss } : {}),
      };
      return prepareCall('setStops', body, (fields) => setStops(fields));
    }
  }
};
