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
  /**
   * Of a trade that is settled: when its order was placed, by which the server lists it. Epoch seconds. Absent where that is
   * `at` itself.
   */
  readonly placedAt?: number | undefined;
  /**
   * Its place in time among all kinds: its time, but never later than the edge of the pages before its own, so that a page
   * that comes later puts nothing between what is shown.
   */
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

/** The kinds of which the server has no list at all. */
export const unlistedKinds = (
  lists: readonly { readonly kind: Kind; readonly isUnlisted: boolean }[],
): readonly Kind[] =>
  KINDS.filter((kind) => {
    const own = lists.filter((list) => list.kind === kind);
    return own.length > 0 && own.every(({ isUnlisted }) => isUnlisted);
  });

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
  (since === undefined || (record.at ?? record.rank) >= since);
