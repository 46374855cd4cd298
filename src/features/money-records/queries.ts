import { useInfiniteQuery, useQuery } from '@tanstack/react-query';
import {
  getDepositPayoutsPages,
  getDepositsPages,
} from '@/api/generated/hooks/deposit/deposit.pages';
import { getLoansPages } from '@/api/generated/hooks/loan/loan.pages';
import { getFlashExchangesPages } from '@/api/generated/hooks/exchange/exchange.pages';
import { getTopUpsPages, getWithdrawalsPages } from '@/api/generated/hooks/funding/funding.pages';
import {
  getForexLeverageOrdersPages,
  getLeverageOrdersPages,
} from '@/api/generated/hooks/leverage/leverage.pages';
import { getForexOrdersPages, getOrdersPages } from '@/api/generated/hooks/seconds/seconds.pages';
import { getCoinOrdersPages } from '@/api/generated/hooks/spot/spot.pages';
import { getTransfersPages } from '@/api/generated/hooks/wallet/wallet.pages';
import { getSubscriptionsPages } from '@/api/generated/hooks/project/project.pages';
import { marginCurrency } from '@/api/margin-currency';
import { serverNow } from '@/api/server-clock';
import { useLast } from '@/api/use-last-failure';
import { ANY } from '@/domain/codes/filters';
import { absenceOf } from './absence';
import {
  deliveriesOf,
  fromExchange,
  fromLoan,
  fromSubscription,
  fromTopUp,
  fromTransfer,
  fromWithdrawal,
  listsRepayments,
  repaymentsOf,
} from './from-rows';
import { fromDeposit, fromPayout, redemptionsOf } from './from-savings';
import { fromPosition, fromSeconds, fromSpot } from './from-trades';
import { listsToLoad, mergeLists, reachesFurther, withRanks } from './merge-lists';
import {
  isWithin,
  kindsOf,
  LONGEST_PAGE,
  startOf,
  unlistedKinds,
  type Filter,
  type Kind,
  type UnrankedRecord,
} from './model';

const PAGE_SIZE = 20;
/**
 * For lists of which all pages are needed; and for trades that can be settled long after newer ones were placed: one of a
 * further page has its place below those of the first, and is not looked for in a period that the first covers.
 */
const LONGEST = { limit: LONGEST_PAGE } as const;

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

/** A list of one kind. One that the server does not have, or not for this account, is empty, and stays so while it is refetched. */
const useList = <R>(
  kind: Kind,
  query: PagesQuery<R>,
  fromRow: (row: R) => UnrankedRecord | readonly UnrankedRecord[],
) => {
  const absence = useLast(query, absenceOf);
  const isMissing = absence !== undefined;
  const pages = query.data?.pages.map(({ data }) => data.flatMap(fromRow));
  return {
    kind,
    isLoaded: pages !== undefined || isMissing,
    // One that only this account lacks has no records of it.
    isUnlisted: absence === 'server',
    ...withRanks(pages ?? []),
    pages: pages?.length ?? 0,
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
const useOutcomes = <R>(
  kind: Kind,
  query: PagesQuery<R>,
  outcomesOf: (rows: readonly R[]) => readonly UnrankedRecord[],
  isListed: (rows: readonly R[]) => boolean = () => true,
) => {
  const list = useList(kind, query, () => []);
  const rows = query.data?.pages.flatMap(({ data }) => data) ?? [];
  return {
    ...list,
    isUnlisted: list.isUnlisted || !isListed(rows),
    ...withRanks(query.hasNextPage ? [] : [outcomesOf(rows)]),
  };
};

/** The lists of the positions of both markets. Their rows do not state the currency of their margin. */
const usePositionLists = (enabled: boolean) => {
  const request = { ...LONGEST, status: ANY } as const;
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
  const currency = margin.data ?? '';
  const lists = [
    useList('leverage', crypto, fromPosition('crypto', currency)),
    useList('leverage', forex, fromPosition('forex', currency)),
  ];
  return lists.map((list) => ({
    ...list,
    isLoaded: list.isLoaded && isKnown,
    isError: list.isError || margin.isError,
    refetch: () => Promise.all([list.refetch(), ...(margin.isError ? [margin.refetch()] : [])]),
  }));
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
  const spot = useInfiniteQuery({ ...getCoinOrdersPages(LONGEST), ...enabled('spot') });
  const positions = usePositionLists(enabled('leverage').enabled);
  return [
    useList('topUp', topUps, fromTopUp),
    useList('withdrawal', withdrawals, fromWithdrawal),
    useList('transfer', transfers, fromTransfer),
    useList('exchange', exchanges, fromExchange),
    useList('deposit', deposits, fromDeposit),
    useList('interest', payouts, fromPayout),
    useOutcomes('redemption', deposits, redemptionsOf),
    useList('loan', loans, fromLoan),
    useOutcomes('repayment', loans, repaymentsOf, listsRepayments),
    useList('subscription', subscriptions, fromSubscription),
    useOutcomes('delivery', subscriptions, deliveriesOf),
    useList('seconds', seconds, fromSeconds('crypto')),
    useList('seconds', forexSeconds, fromSeconds('forex')),
    useList('spot', spot, fromSpot),
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
    /** Kinds of the filter that the server lists nowhere. */
    unlisted: unlistedKinds(lists),
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
