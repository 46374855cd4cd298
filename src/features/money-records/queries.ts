import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import { getDepositPayouts, getDeposits } from '@/api/generated/hooks/deposit/deposit';
import {
  getDepositPayoutsPages,
  getDepositsPages,
} from '@/api/generated/hooks/deposit/deposit.pages';
import { getLoans } from '@/api/generated/hooks/loan/loan';
import { getLoansPages } from '@/api/generated/hooks/loan/loan.pages';
import { getFlashExchanges } from '@/api/generated/hooks/exchange/exchange';
import { getTopUps, getWithdrawals } from '@/api/generated/hooks/funding/funding';
import { getTransfers } from '@/api/generated/hooks/wallet/wallet';
import { getFlashExchangesPages } from '@/api/generated/hooks/exchange/exchange.pages';
import { getTopUpsPages, getWithdrawalsPages } from '@/api/generated/hooks/funding/funding.pages';
import { getForexLeverageOrders, getLeverageOrders } from '@/api/generated/hooks/leverage/leverage';
import {
  getForexLeverageOrdersPages,
  getLeverageOrdersPages,
} from '@/api/generated/hooks/leverage/leverage.pages';
import { getForexOrders, getOrders } from '@/api/generated/hooks/seconds/seconds';
import { getForexOrdersPages, getOrdersPages } from '@/api/generated/hooks/seconds/seconds.pages';
import { getCoinOrders } from '@/api/generated/hooks/spot/spot';
import { getCoinOrdersPages } from '@/api/generated/hooks/spot/spot.pages';
import { getTransfersPages } from '@/api/generated/hooks/wallet/wallet.pages';
import { getSubscriptions } from '@/api/generated/hooks/project/project';
import { getSubscriptionsPages } from '@/api/generated/hooks/project/project.pages';
import { marginCurrency } from '@/api/margin-currency';
import { isMissingCall } from '@/api/missing-call';
import type { LeverageOrderRow } from '@/api/rows';
import { serverNow } from '@/api/server-clock';
import type { Board } from '@/domain/codes/board';
import { ANY } from '@/domain/codes/filters';
import {
  deliveriesOf,
  fromExchange,
  fromLoan,
  fromSubscription,
  fromTopUp,
  fromTransfer,
  fromWithdrawal,
  repaymentsOf,
} from './from-rows';
import { fromDeposit, fromPayout, redemptionsOf } from './from-savings';
import { fromPosition, fromSeconds, fromSpot } from './from-trades';
import {
  compareRecords,
  isWithin,
  kindsOf,
  listsToLoad,
  mergeLists,
  reachesFurther,
  startOf,
  withRanks,
  type Filter,
  type Kind,
  type LoadedList,
  type MoneyRecord,
  type UnrankedRecord,
} from './model';

const PAGE_SIZE = 20;
/** Maximum page size of the contract, for a file of all records. */
const FILE_PAGE_SIZE = 100;
/** For lists of which all pages are needed. */
const LONGEST = { limit: FILE_PAGE_SIZE } as const;
/** Maximum for each list, so that a phone is not busy for long. */
const FILE_PAGES = 20;

/** The parts of an infinite query that this needs. */
interface PagesQuery<R> {
  readonly data: { readonly pages: readonly { readonly data: readonly R[] }[] } | undefined;
  readonly error: unknown;
  readonly isError: boolean;
  readonly isFetching: boolean;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly isFetchNextPageError: boolean;
  readonly refetch: () => Promise<unknown>;
  readonly fetchNextPage: () => unknown;
}

/** A list of one kind. One that the server does not have, or not for this account, is empty. */
const toList = <R>(
  kind: Kind,
  query: PagesQuery<R>,
  fromRow: (row: R) => UnrankedRecord | readonly UnrankedRecord[],
) => {
  const isMissing = query.data === undefined && isMissingCall(query.error);
  const rows = query.data?.pages.flatMap(({ data }) => data.flatMap(fromRow));
  return {
    kind,
    isLoaded: rows !== undefined || isMissing,
    records: withRanks(rows ?? []),
    pages: query.data?.pages.length ?? 0,
    hasMore: query.hasNextPage,
    isError: query.isError && !isMissing,
    isFetching: query.isFetching,
    isFetchingNextPage: query.isFetchingNextPage,
    isFetchNextPageError: query.isFetchNextPageError,
    refetch: query.refetch,
    fetchNextPage: query.fetchNextPage,
  };
};

/**
 * What later became of the records of a list: repayments, redemptions, deliveries. A loan of a later page can have been
 * repaid since those of the first: nothing of them is known until all pages are there. They are as long as the contract
 * allows, so that is nearly always one.
 */
const toOutcomes = <R>(
  kind: Kind,
  query: PagesQuery<R>,
  outcomesOf: (rows: readonly R[]) => readonly UnrankedRecord[],
) => {
  const list = toList(kind, query, () => []);
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return { ...list, records: query.hasNextPage ? [] : withRanks(outcomesOf(rows)) };
};

/** The lists of the positions of both markets. Their rows do not state the currency of their margin. */
const usePositionLists = (limit: number, enabled: boolean) => {
  const request = { limit, status: ANY } as const;
  const crypto = useInfiniteQuery({ ...getLeverageOrdersPages(request), enabled });
  const forex = useInfiniteQuery({ ...getForexLeverageOrdersPages(request), enabled });
  const [position] = [crypto, forex].flatMap(
    ({ data }) => data?.pages.flatMap((page) => page.data) ?? [],
  );
  const margin = useQuery({
    queryKey: ['money-records', 'margin currency'],
    queryFn: ({ signal }) => (position === undefined ? '' : marginCurrency(position, signal)),
    enabled: position !== undefined,
  });
  const isKnown = position === undefined || margin.data !== undefined;
  const toPositions = (board: Board, query: PagesQuery<LeverageOrderRow>) => {
    const list = toList('leverage', query, fromPosition(board, margin.data ?? ''));
    return {
      ...list,
      isLoaded: list.isLoaded && isKnown,
      isError: list.isError || margin.isError,
      refetch: () => Promise.all([list.refetch(), ...(margin.isError ? [margin.refetch()] : [])]),
    };
  };
  return [toPositions('crypto', crypto), toPositions('forex', forex)];
};

/** The lists of these kinds, in pages of `limit` rows; those of others are not asked for. */
const useLists = (kinds: readonly Kind[], limit: number) => {
  const request = { limit };
  const enabled = (...of: readonly Kind[]) => ({
    enabled: of.some((kind) => kinds.includes(kind)),
  });
  const topUps = useInfiniteQuery({ ...getTopUpsPages(request), ...enabled('topUp') });
  const withdrawals = useInfiniteQuery({
    ...getWithdrawalsPages(request),
    ...enabled('withdrawal'),
  });
  const transfers = useInfiniteQuery({ ...getTransfersPages(request), ...enabled('transfer') });
  const exchanges = useInfiniteQuery({
    ...getFlashExchangesPages(request),
    ...enabled('exchange'),
  });
  const deposits = useInfiniteQuery({
    ...getDepositsPages(LONGEST),
    ...enabled('deposit', 'redemption'),
  });
  const payouts = useInfiniteQuery({ ...getDepositPayoutsPages(request), ...enabled('interest') });
  const loans = useInfiniteQuery({ ...getLoansPages(LONGEST), ...enabled('loan', 'repayment') });
  const subscriptions = useInfiniteQuery({
    ...getSubscriptionsPages(LONGEST),
    ...enabled('subscription', 'delivery'),
  });
  const seconds = useInfiniteQuery({ ...getOrdersPages(request), ...enabled('seconds') });
  const forexSeconds = useInfiniteQuery({ ...getForexOrdersPages(request), ...enabled('seconds') });
  const spot = useInfiniteQuery({ ...getCoinOrdersPages(request), ...enabled('spot') });
  const positions = usePositionLists(limit, enabled('leverage').enabled);
  return [
    toList('topUp', topUps, fromTopUp),
    toList('withdrawal', withdrawals, fromWithdrawal),
    toList('transfer', transfers, fromTransfer),
    toList('exchange', exchanges, fromExchange),
    toList('deposit', deposits, fromDeposit),
    toList('interest', payouts, fromPayout),
    toOutcomes('redemption', deposits, redemptionsOf),
    toList('loan', loans, fromLoan),
    toOutcomes('repayment', loans, repaymentsOf),
    toList('subscription', subscriptions, fromSubscription),
    toOutcomes('delivery', subscriptions, deliveriesOf),
    toList('seconds', seconds, fromSeconds('crypto')),
    toList('seconds', forexSeconds, fromSeconds('forex')),
    toList('spot', spot, fromSpot),
    ...positions,
  ].filter(({ kind }) => kinds.includes(kind));
};

/** Movements of money of all kinds, newest first, page after page. `limit` is how many rows each list asks for at once. */
export const useMoneyRecords = (filter: Filter, limit = PAGE_SIZE) => {
  const lists = useLists(kindsOf(filter), limit);
  const since = startOf(filter.period, serverNow() / 1000);
  const isLoaded = lists.every((list) => list.isLoaded);
  return {
    items: isLoaded
      ? mergeLists(lists).filter((record) => isWithin(record, filter, since))
      : undefined,
    isError: lists.some((list) => !list.isLoaded && list.isError),
    isFetching: lists.some(({ isFetching }) => isFetching),
    /** Pages loaded of the list that was searched furthest back. */
    pages: Math.max(...lists.map(({ pages }) => pages)),
    hasNextPage: reachesFurther(lists, since),
    isFetchingNextPage: lists.some(({ isFetchingNextPage }) => isFetchingNextPage),
    isFetchNextPageError: lists.some(({ isFetchNextPageError }) => isFetchNextPageError),
    refetch: async (): Promise<void> => {
      await Promise.all(lists.map(({ refetch }) => refetch()));
    },
    fetchNextPage: (): void => {
      for (const { fetchNextPage } of listsToLoad(lists)) fetchNextPage();
    },
  };
};

interface Page<R> {
  readonly data: readonly R[];
  readonly current_page: number;
  readonly last_page: number;
}

type FetchPage<R> = (request: { page: number; limit: number }) => Promise<Page<R>>;

const readAll = async <R>(fetchPage: FetchPage<R>, page = 1): Promise<readonly R[]> => {
  const { data, current_page, last_page } = await fetchPage({ page, limit: FILE_PAGE_SIZE });
  const isLast = current_page >= last_page || page >= FILE_PAGES;
  return isLast ? data : [...data, ...(await readAll(fetchPage, page + 1))];
};

const readList = async <R>(
  fetchPage: FetchPage<R>,
  fromRows: (rows: readonly R[]) => readonly UnrankedRecord[] | Promise<readonly UnrankedRecord[]>,
): Promise<LoadedList> => {
  try {
    return { records: withRanks(await fromRows(await readAll(fetchPage))), hasMore: false };
  } catch (error) {
    if (isMissingCall(error)) return { records: [], hasMore: false };
    throw error;
  }
};

/** Maps each row of a list. */
const each =
  <R>(fromRow: (row: R) => UnrankedRecord | readonly UnrankedRecord[]) =>
  (rows: readonly R[]): readonly UnrankedRecord[] =>
    rows.flatMap(fromRow);

const positionsOf =
  (board: Board) =>
  async (rows: readonly LeverageOrderRow[]): Promise<readonly UnrankedRecord[]> => {
    const [first] = rows;
    return first === undefined
      ? []
      : rows.flatMap(fromPosition(board, await marginCurrency(first)));
  };

/** Both markets have lists of their own. */
const both = async (...lists: readonly Promise<LoadedList>[]): Promise<LoadedList> => ({
  records: (await Promise.all(lists)).flatMap(({ records }) => records),
  hasMore: false,
});

const READERS: Readonly<Record<Kind, () => Promise<LoadedList>>> = {
  topUp: () => readList(getTopUps, each(fromTopUp)),
  withdrawal: () => readList(getWithdrawals, each(fromWithdrawal)),
  transfer: () => readList(getTransfers, each(fromTransfer)),
  exchange: () => readList(getFlashExchanges, each(fromExchange)),
  deposit: () => readList(getDeposits, each(fromDeposit)),
  interest: () => readList(getDepositPayouts, each(fromPayout)),
  redemption: () => readList(getDeposits, redemptionsOf),
  loan: () => readList(getLoans, each(fromLoan)),
  repayment: () => readList(getLoans, repaymentsOf),
  subscription: () => readList(getSubscriptions, each(fromSubscription)),
  delivery: () => readList(getSubscriptions, deliveriesOf),
  seconds: () =>
    both(
      readList(getOrders, each(fromSeconds('crypto'))),
      readList(getForexOrders, each(fromSeconds('forex'))),
    ),
  spot: () => readList(getCoinOrders, each(fromSpot)),
  leverage: () =>
    both(
      readList((page) => getLeverageOrders({ ...page, status: ANY }), positionsOf('crypto')),
      readList((page) => getForexLeverageOrders({ ...page, status: ANY }), positionsOf('forex')),
    ),
};

/** Reads all records that a filter lets through, newest first. Rejects with `ApiError`. */
export const readRecords = async (filter: Filter): Promise<readonly MoneyRecord[]> => {
  const lists = await Promise.all(kindsOf(filter).map((kind) => READERS[kind]()));
  const since = startOf(filter.period, serverNow() / 1000);
  return lists
    .flatMap(({ records }) => records)
    .filter((record) => isWithin(record, filter, since))
    .toSorted(compareRecords);
};
