import { getDepositPayouts, getDeposits } from '@/api/generated/hooks/deposit/deposit';
import { getFlashExchanges } from '@/api/generated/hooks/exchange/exchange';
import { getTopUps, getWithdrawals } from '@/api/generated/hooks/funding/funding';
import { getForexLeverageOrders, getLeverageOrders } from '@/api/generated/hooks/leverage/leverage';
import { getLoans } from '@/api/generated/hooks/loan/loan';
import { getSubscriptions } from '@/api/generated/hooks/project/project';
import { getForexOrders, getOrders } from '@/api/generated/hooks/seconds/seconds';
import { getCoinOrders } from '@/api/generated/hooks/spot/spot';
import { getTransfers } from '@/api/generated/hooks/wallet/wallet';
import { marginCurrency } from '@/api/margin-currency';
import { readPages, type FetchPage } from '@/api/read-pages';
import type { LeverageOrderRow } from '@/api/rows';
import { serverNow } from '@/api/server-clock';
import type { Board } from '@/domain/codes/board';
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
import { compareRecords, withRanks } from './merge-lists';
import {
  isWithin,
  kindsOf,
  LONGEST_PAGE,
  startOf,
  unlistedKinds,
  type Filter,
  type Kind,
  type MoneyRecord,
  type UnrankedRecord,
} from './model';

/** Maximum for each list, so that a phone is not busy for long. */
const MOST_PAGES = 100;

/** The records of one list. */
interface ListRecords {
  readonly records: readonly MoneyRecord[];
  /** True if the server has no such list. */
  readonly isUnlisted: boolean;
  /** True if the server has older records. */
  readonly isCut: boolean;
}

const readList = async <R extends { readonly id: number }>(
  fetchPage: FetchPage<R>,
  fromRows: (rows: readonly R[]) => readonly UnrankedRecord[] | Promise<readonly UnrankedRecord[]>,
  isListed: (rows: readonly R[]) => boolean = () => true,
): Promise<ListRecords> => {
  try {
    const { rows, isCut } = await readPages(fetchPage, { limit: LONGEST_PAGE, most: MOST_PAGES });
    const { records } = withRanks([await fromRows(rows)]);
    return { records, isUnlisted: !isListed(rows), isCut };
  } catch (error) {
    const absence = absenceOf(error);
    if (absence === undefined) throw error;
    return { records: [], isUnlisted: absence === 'server', isCut: false };
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
const both = async (...reads: readonly Promise<ListRecords>[]): Promise<ListRecords> => {
  const lists = await Promise.all(reads);
  return {
    records: lists.flatMap(({ records }) => records),
    isUnlisted: lists.every(({ isUnlisted }) => isUnlisted),
    isCut: lists.some(({ isCut }) => isCut),
  };
};

const READERS: Readonly<Record<Kind, () => Promise<ListRecords>>> = {
  topUp: () => readList(getTopUps, each(fromTopUp)),
  withdrawal: () => readList(getWithdrawals, each(fromWithdrawal)),
  transfer: () => readList(getTransfers, each(fromTransfer)),
  exchange: () => readList(getFlashExchanges, each(fromExchange)),
  deposit: () => readList(getDeposits, each(fromDeposit)),
  interest: () => readList(getDepositPayouts, each(fromPayout)),
  redemption: () => readList(getDeposits, redemptionsOf),
  loan: () => readList(getLoans, each(fromLoan)),
  repayment: () => readList(getLoans, repaymentsOf, listsRepayments),
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

/** The records for a file, newest first, and what is not among them. */
interface ReadRecords {
  readonly records: readonly MoneyRecord[];
  /** Kinds that the server does not list. */
  readonly unlisted: readonly Kind[];
  /** How many of each list were read, if the server has older ones. */
  readonly cutAt: number | undefined;
}

/** Reads all records that a filter lets through. Rejects with `ApiError`. */
export const readRecords = async (filter: Filter): Promise<ReadRecords> => {
  const lists = await Promise.all(
    kindsOf(filter).map(async (kind) => ({ kind, ...(await READERS[kind]()) })),
  );
  const since = startOf(filter.period, serverNow() / 1000);
  const records = lists
    .flatMap((list) => list.records)
    .filter((record) => isWithin(record, filter, since))
    .toSorted(compareRecords);
  const isCut = lists.some((list) => list.isCut);
  return {
    records,
    unlisted: unlistedKinds(lists),
    cutAt: isCut ? MOST_PAGES * LONGEST_PAGE : undefined,
  };
};
