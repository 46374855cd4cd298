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
  useGetLeverageTerms,
  useGetPositions,
} from '@/api/generated/hooks/leverage/leverage';
import {
  getForexLeverageOrdersPages,
  getLeverageOrdersPages,
} from '@/api/generated/hooks/leverage/leverage.pages';
import { getGetWalletsQueryKey } from '@/api/generated/hooks/wallet/wallet';
import type {
  ClosePositionRequest,
  LeverageOrdersRequestStatus,
  OpenPositionRequest,
} from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import type { RecordPage } from '@/api/pending/outcome';
import { callOf, type Call } from '@/api/pending/submission';
import { IDLE_MS, whileListed } from '@/api/poll';
import { refresh } from '@/api/refresh';
import type { LeverageAccountRow, LeverageOrderRow } from '@/api/rows';
import type { Board } from '@/domain/codes/board';
import { ANY } from '@/domain/codes/filters';
import {
  BOTH_SIDES,
  OPENING_CODES,
  POSITION_STATUS_CODES,
  SIDE_CODES,
} from '@/domain/codes/leverage-order';
import { decimal, isZero, ZERO } from '@/domain/money/decimal';
import type { Command, OpenCommand, TradablePair } from './command';
import { toOrder, type LeverageOrder } from './order';
import { toAccount, toTerms, type AccountState, type Terms } from './terms';

/** Poll interval of orders and account while something is open or pending: the market changes them. */
const ACTIVE_MS = 3000;
const TERMS_MS = 30_000;
/** The newest orders of a list. */
export const NEWEST = { page: 1, limit: 100 } as const;
/** The statuses that the lists of orders ask for. */
export const FILTERS = { ...POSITION_STATUS_CODES, all: ANY } as const;

/** What an order on the pair costs and may be. */
export const useTerms = (
  pair: Pick<TradablePair, 'baseId' | 'quoteId'> & { readonly quote: string },
  isSignedIn: boolean,
): Loadable<Terms> => {
  const query = useGetLeverageTerms(
    { legal_id: pair.quoteId, currency_id: pair.baseId },
    { query: { enabled: isSignedIn, refetchInterval: TERMS_MS } },
  );
  return toLoadable(query.data && toTerms(query.data, pair.quote), query);
};

/** True if the market may change the account: it has positions or pending orders. */
const isUsed = (row: LeverageAccountRow | undefined): boolean =>
  row !== undefined &&
  !(isZero(decimal(row.caution_money_total)) && isZero(decimal(row.frozen_money ?? ZERO)));

/** The contract account over all pairs; any pair that trades with leverage gives it. */
export const useContractAccount = (
  pair: Pick<TradablePair, 'baseId' | 'quoteId'> | undefined,
): Loadable<AccountState> => {
  const query = useGetPositions(
    { legal_id: pair?.quoteId ?? 0, currency_id: pair?.baseId ?? 0 },
    {
      query: {
        enabled: pair !== undefined,
        select: toAccount,
        refetchInterval: ({ state }) => (isUsed(state.data) ? ACTIVE_MS : IDLE_MS),
      },
    },
  );
  return toLoadable(query.data, query);
};

const newestFirst = (a: LeverageOrder, b: LeverageOrder): number => b.id - a.id;

/** The newest orders of both boards. */
const useNewest = (
  status: LeverageOrdersRequestStatus,
  options: {
    readonly enabled: boolean;
    readonly refetchInterval?: ReturnType<typeof whileListed>;
  },
) => {
  const request = { ...NEWEST, status };
  return {
    crypto: useGetLeverageOrders(request, { query: options }),
    forex: useGetForexLeverageOrders(request, { query: options }),
  };
};

/** Orders of all pairs that something can be done with, newest first. */
export const useOrders = (
  filter: 'open' | 'pending',
  enabled: boolean,
): Loadable<readonly LeverageOrder[]> => {
  const { crypto, forex } = useNewest(FILTERS[filter], {
    enabled,
    refetchInterval: whileListed(ACTIVE_MS),
  });
  const value =
    crypto.data &&
    forex.data &&
    [
      ...crypto.data.data.map((row) => toOrder(row, 'crypto')),
      ...forex.data.data.map((row) => toOrder(row, 'forex')),
    ].toSorted(newestFirst);
  return toLoadable(value, crypto, forex);
};

/**
 * Ids of the newest orders of every status: what is among them is no order that is only now sent. Not asked again by
 * itself: whatever is placed here refreshes it.
 */
export const useKnownIds = (enabled: boolean): Loadable<readonly number[]> => {
  const { crypto, forex } = useNewest(FILTERS.all, { enabled });
  const value =
    crypto.data && forex.data && [...crypto.data.data, ...forex.data.data].map(({ id }) => id);
  return toLoadable(value, crypto, forex);
};

const PAGE_SIZE = 20;
/** The lists of orders: each board has a call of its own. */
export const LISTS = {
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

/** Which orders the records show. */
export type HistoryFilter = 'all' | 'closed' | 'cancelled';

/** All orders of a board, newest first, page after page. */
export const useOrderHistory = (board: Board, filter: HistoryFilter, limit = PAGE_SIZE) => {
  const list = useInfiniteQuery(LISTS[board].pages({ limit, status: FILTERS[filter] }));
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

/** Invalidates everything that a command, or the market, changes: positions, terms and balances. */
export const refreshAll = (client: QueryClient): Promise<void> => refresh(client, CHANGED_KEYS);

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
});

const CALLS = {
  open: {
    crypto: (body: OpenPositionRequest) => callOf('openPosition', body, openPosition),
    forex: (body: OpenPositionRequest) => callOf('openForexPosition', body, openForexPosition),
  },
  close: {
    crypto: (body: ClosePositionRequest) => callOf('closePosition', body, closePosition),
    forex: (body: ClosePositionRequest) => callOf('closeForexPosition', body, closeForexPosition),
  },
} as const satisfies Record<string, Record<Board, unknown>>;

/** The call that carries out a command. */
export const toCall = (command: Command): Call<unknown> => {
  switch (command.kind) {
    case 'open':
      return CALLS.open[command.pair.board](toRequest(command));
    case 'close': {
      const { order, lots } = command;
      // Without a number of lots all are closed, also on a server that does not know parts.
      const body = lots === order.lots ? { id: order.id } : { id: order.id, share: lots };
      return CALLS.close[order.board](body);
    }
    case 'reverse':
      return CALLS.close[command.order.board]({ id: command.order.id });
    case 'closeAll': {
      const type = command.side === undefined ? BOTH_SIDES : SIDE_CODES[command.side];
      return callOf('closePositions', { type }, closePositions);
    }
    case 'cancel':
      return callOf('cancelPendingPosition', { id: command.order.id }, cancelPendingPosition);
    case 'setStops': {
      const { order, takeProfit, stopLoss } = command;
      const body = {
        id: order.id,
        target_profit_price: takeProfit,
        stop_loss_price: stopLoss,
      };
      return callOf('setStops', body, (fields) => setStops(fields));
    }
  }
};

/** The newest orders of boards, past any cache. Rejects with `ApiError`. */
export const fetchNewest = async (
  boards: readonly Board[],
): Promise<RecordPage<LeverageOrderRow>> => {
  const pages = await Promise.all(
    boards.map((board) => LISTS[board].fetch({ ...NEWEST, status: FILTERS.all })),
  );
  const isWhole = pages.every(({ data }) => data.length < NEWEST.limit);
  const rows = pages.flatMap(({ data }) => data);
  return { rows, limit: isWhole ? rows.length + 1 : rows.length };
};
