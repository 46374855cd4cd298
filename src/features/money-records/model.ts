import type { Board } from '@/domain/codes/board';
import type { Decimal } from '@/domain/money/decimal';
import type { StatusName } from '@/domain/status/status-name';
import type { TransferAccount } from '@/domain/transfer/transfer';

/** The kinds of movements, in the order in which those of one second are listed. */
export const KINDS = [
  'topUp',
  'withdrawal',
  'transfer',
  'exchange',
  'deposit',
  'interest',
  'redemption',
  'loan',
  'repayment',
  'subscription',
  'delivery',
  'seconds',
  'spot',
  'leverage',
] as const;

/** Maximum page size of the contract. */
export const LONGEST_PAGE = 100;

/** What moved the money. */
export type Kind = (typeof KINDS)[number];

/** How far it has come. `ended` without effect: failed, rejected or cancelled. */
export type Progress = 'pending' | 'done' | 'ended';

/** An amount in a currency. */
interface Money {
  readonly currency: string;
  readonly amount: Decimal;
}

/** A movement of money, whatever its kind. */
export interface MoneyRecord {
  readonly kind: Kind;
  /** Unique among those of its kind. */
  readonly id: number;
  /** The number that the user is shown. */
  readonly number: string;
  /** Epoch seconds by the server's clock; `undefined` if the server does not send it. */
  readonly at: number | undefined;
  /** Its place in time among all kinds. Never later than that of the record before it in its own list. */
  readonly rank: number;
  readonly progress: Progress;
  /** Its own status, where that has a name on other screens. */
  readonly status?: StatusName;
  readonly currency: string;
  /** Signed as the total of the user's money changes; without a sign between the user's own accounts. */
  readonly amount: Decimal;
  /** What an exchange gave for it. */
  readonly got: Money | undefined;
  /** Where a transfer came from. */
  readonly from: TransferAccount | undefined;
  /** The record that it belongs to, if that has another id: the loan of a repayment, the deposit of an interest payment. */
  readonly of?: number;
  /** Of a trade: its pair, and the market whose list it is in. */
  readonly trade?: { readonly pair: string; readonly board: Board };
  /** The fee, which is part of the amount, or was taken off what came. */
  readonly fee?: Money;
}

/** A record before its place among the others is known. */
export type UnrankedRecord = Omit<MoneyRecord, 'rank'>;

/** Adds the places of the records of one list, newest first. One without a time is placed at the one before it. */
export const withRanks = (records: readonly UnrankedRecord[]): readonly MoneyRecord[] => {
  let rank = Infinity;
  return records.map((record) => {
    rank = Math.min(rank, record.at ?? rank);
    return { ...record, rank };
  });
};

/** The loaded part of one list, newest first. */
export interface LoadedList {
  readonly records: readonly MoneyRecord[];
  readonly hasMore: boolean;
}

/** The kinds of which the server has no list at all. */
export const unlistedKinds = (
  lists: readonly { readonly kind: Kind; readonly isUnlisted: boolean }[],
): readonly Kind[] =>
  KINDS.filter((kind) => {
    const own = lists.filter((list) => list.kind === kind);
    return own.length > 0 && own.every(({ isUnlisted }) => isUnlisted);
  });

/** The order of all records: newest first, then by kind and number. Negative if `a` comes first. */
export const compareRecords = (a: MoneyRecord, b: MoneyRecord): number => {
  if (a.rank !== b.rank) return a.rank > b.rank ? -1 : 1;
  return KINDS.indexOf(a.kind) - KINDS.indexOf(b.kind) || b.id - a.id;
};

/** The last loaded record of each list that goes on; `undefined` for one of which nothing is loaded. */
const edgesOf = (lists: readonly LoadedList[]): readonly (MoneyRecord | undefined)[] =>
  lists.filter(({ hasMore }) => hasMore).map(({ records }) => records.at(-1));

/**
 * The records of all lists in one, as far as no page that is still to be loaded can put one between them: what is shown
 * only ever grows at its end.
 */
export const mergeLists = (lists: readonly LoadedList[]): readonly MoneyRecord[] => {
  const edges = edgesOf(lists);
  return lists
    .flatMap(({ records }) => records)
    .filter((record) =>
      edges.every((edge) => edge !== undefined && compareRecords(record, edge) <= 0),
    )
    .toSorted(compareRecords);
};

/** The lists whose next page lets `mergeLists` show more: those that end first. */
export const listsToLoad = <L extends LoadedList>(lists: readonly L[]): readonly L[] => {
  const open = lists.filter(({ hasMore }) => hasMore);
  const first = edgesOf(open).reduce<MoneyRecord | undefined>(
    (found, edge) =>
      edge !== undefined && (found === undefined || compareRecords(edge, found) < 0) ? edge : found,
    undefined,
  );
  const empty = open.filter(({ records }) => records.length === 0);
  return empty.length > 0 ? empty : open.filter(({ records }) => records.at(-1) === first);
};

/** Periods to choose from, in days; `all` has no start. */
const PERIOD_DAYS = { all: undefined, week: 7, month: 30, quarter: 90 } as const;

/** A period up to now. */
export type Period = keyof typeof PERIOD_DAYS;

/** The periods, the longest first. */
export const PERIODS = ['all', 'week', 'month', 'quarter'] as const satisfies readonly Period[];

/** What is shown of all records. */
export interface Filter {
  readonly kind: Kind | 'all';
  /** `undefined` for every currency. */
  readonly currency: string | undefined;
  readonly period: Period;
}

/** True if the filter lets every record through. */
export const isAll = ({ kind, currency, period }: Filter): boolean =>
  kind === 'all' && currency === undefined && period === 'all';

const DAY_SECONDS = 86_400;

/** The start of a period in epoch seconds; `undefined` without one. `now` in epoch seconds. */
export const startOf = (period: Period, now: number): number | undefined => {
  const days = PERIOD_DAYS[period];
  return days === undefined ? undefined : now - days * DAY_SECONDS;
};

/** The kinds that a filter lets through. */
export const kindsOf = ({ kind }: Filter): readonly Kind[] => (kind === 'all' ? KINDS : [kind]);

/** True if the filter lets the record through. `since`: see `startOf`. */
export const isWithin = (
  record: MoneyRecord,
  { kind, currency }: Filter,
  since: number | undefined,
): boolean =>
  (kind === 'all' || record.kind === kind) &&
  (currency === undefined || record.currency === currency || record.got?.currency === currency) &&
  (since === undefined || record.rank >= since);

/** True if older pages can hold records from `since` on. */
export const reachesFurther = (lists: readonly LoadedList[], since: number | undefined): boolean =>
  edgesOf(lists).some((edge) => edge === undefined || since === undefined || edge.rank >= since);
