import { timeOfRow } from '@/api/row-time';
import { optionalDecimal, optionalText } from '@/api/row-values';
import type { DepositPayoutRow, DepositRow } from '@/api/rows';
import { DEPOSIT_STATUS_CODES } from '@/domain/codes/deposit';
import { nameOf } from '@/domain/codes/name-of';
import { interestOfDays } from '@/domain/deposit/interest';
import {
  add,
  compare,
  decimal,
  isZero,
  larger,
  multiply,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { currencyScaleOf } from '@/domain/money/scale';
import { DEPOSIT_LIFECYCLE, type DepositStatus } from '@/domain/status/deposit';
import { stepsOf, type Step } from '@/domain/status/steps';

const DAY_SECONDS = 86_400;
const HUNDRED = decimal('100');

/** A deposit in the records. `undefined` is what the server does not send. Times in epoch seconds. */
export interface DepositRecord {
  readonly id: number;
  /** The number that people see. */
  readonly number: string;
  readonly status: DepositStatus;
  /** True if it was redeemed early. */
  readonly isRedeemed: boolean;
  readonly currency: string;
  /** Decimals of its amounts. */
  readonly decimals: number;
  readonly principal: Decimal;
  /** Percent per day, the lowest of a range. */
  readonly rate: Decimal;
  /** Percent per day, the highest of a range; the same where the rate is fixed. */
  readonly highestRate: Decimal | undefined;
  /** Lock in days. */
  readonly days: number | undefined;
  readonly paid: Decimal;
  /** At least, over the whole lock; what is paid already counts. See `interestInAll`. */
  readonly expected: Decimal | undefined;
  /** What early redemption costs now; once redeemed what it cost. */
  readonly fee: Decimal | undefined;
  readonly askedAt: number | undefined;
  /** The first day, as text. */
  readonly startDay: string | undefined;
  /** The last day, as text. */
  readonly endDay: string | undefined;
  readonly endsAt: number | undefined;
  readonly nextPayoutAt: number | undefined;
  readonly handledAt: number | undefined;
  /** Why the review refused it. */
  readonly reason: string | undefined;
}

/** Servers with two statuses mark what was redeemed early. */
const statusOf = (row: DepositRow): DepositStatus =>
  row.is_cancel === 1 ? 'cancelled' : nameOf(DEPOSIT_STATUS_CODES, row.status);

/** The times of a deposit, as far as the server sends them. */
const timesOf = (row: DepositRow) => ({
  askedAt: timeOfRow(row.created_time, row.created_at),
  startDay: optionalText(row.start_at),
  endDay: optionalText(row.end_at),
  endsAt: row.end_time ?? undefined,
  nextPayoutAt: row.next_payout_time ?? undefined,
  handledAt: row.handled_time ?? undefined,
});

/** Maps a row of the list of deposits. */
export const toRecord = (row: DepositRow): DepositRecord => ({
  id: row.id,
  number: row.order_no ?? `${row.id}`,
  status: statusOf(row),
  isRedeemed: row.is_cancel === 1,
  currency: row.currency_name,
  decimals: currencyScaleOf(row.currency_name, row.amount),
  principal: decimal(row.amount),
  rate: multiply(decimal(row.day_rate), HUNDRED),
  highestRate:
    row.day_rate_max === undefined ? undefined : multiply(decimal(row.day_rate_max), HUNDRED),
  days: row.day,
  paid: decimal(row.total_interest),
  expected: optionalDecimal(row.expected_interest),
  fee: optionalDecimal(row.cancel_fee),
  ...timesOf(row),
  reason: optionalText(row.reason),
});

/** Interest that days to come bring at the lowest and at the highest rate. */
export interface Span {
  readonly least: Decimal;
  /** The same as the least where the rate is fixed; `undefined` if it is not known. */
  readonly most: Decimal | undefined;
}

/** How many payouts are still to come; `undefined` unless it is hosted and their times are known. */
const payoutsLeft = ({
  status,
  nextPayoutAt,
  endsAt,
}: Pick<DepositRecord, 'status' | 'nextPayoutAt' | 'endsAt'>): number | undefined =>
  status !== 'hosting' || nextPayoutAt === undefined || endsAt === undefined
    ? undefined
    : Math.max(0, Math.round((endsAt - nextPayoutAt) / DAY_SECONDS) + 1);

/** `paid` and the interest of `nights` at the highest rate; never below the least. */
const mostOf = (
  { principal, rate, highestRate, decimals }: DepositRecord,
  least: Decimal,
  nights: number | undefined,
  paid: Decimal,
): Decimal | undefined => {
  if (highestRate === undefined) return undefined;
  if (compare(rate, highestRate) === 0) return least;
  if (nights === undefined) return undefined;
  return larger(least, add(paid, interestOfDays(principal, highestRate, nights, decimals)));
};

/**
 * Interest that is still to come; `undefined` if it is not known. What is paid already may have been more than the least,
 * and a remainder of it may be added to the next payout: the larger of both bounds holds.
 */
const interestLeft = (record: DepositRecord): Span | undefined => {
  const { expected, paid, principal, rate, decimals } = record;
  const nights = payoutsLeft(record);
  const bounds = [
    expected && subtract(expected, paid),
    nights === undefined ? undefined : interestOfDays(principal, rate, nights, decimals),
  ].filter((bound) => bound !== undefined);
  if (bounds.length === 0) return undefined;
  const least = bounds.reduce(larger, ZERO);
  return { least, most: mostOf(record, least, nights, ZERO) };
};

/** Interest over the whole lock while it runs or is under review; `undefined` if the server does not say. */
export const interestInAll = (record: DepositRecord): Span | undefined => {
  const { status, expected: least, days, paid } = record;
  if (least === undefined || (status !== 'hosting' && status !== 'review')) return undefined;
  const nights = status === 'review' ? days : payoutsLeft(record);
  return { least, most: mostOf(record, least, nights, paid) };
};

/** What ends a deposit early: the principal less the fee of now, which the server sends. */
export interface Redemption {
  readonly fee: Decimal;
  readonly returned: Decimal;
  /** `undefined` if it is not known. */
  readonly givenUp: Span | undefined;
}

/** What redeeming now comes to; `undefined` if it has ended, or the server does not say what it costs. */
export const redemptionOf = (record: DepositRecord): Redemption | undefined => {
  const { status, fee, principal } = record;
  if (fee === undefined || (status !== 'review' && status !== 'hosting')) return undefined;
  const givenUp = status === 'hosting' ? interestLeft(record) : undefined;
  return { fee, returned: subtract(principal, fee), givenUp };
};

/** True if a deposit under review can be taken back for nothing. */
export const isFreeInReview = (
  { status }: Pick<DepositRecord, 'status'>,
  { fee }: Pick<Redemption, 'fee'>,
): boolean => status === 'review' && isZero(fee);

/** True if redeeming comes to the same for both: nothing was paid or decided in between. */
export const isSameRedemption = (a: DepositRecord, b: DepositRecord): boolean =>
  a.status === b.status &&
  compare(a.fee ?? ZERO, b.fee ?? ZERO) === 0 &&
  compare(a.paid, b.paid) === 0;

/** The timeline of a deposit. One that its owner redeemed has not failed. */
export const depositSteps = ({
  status,
  isRedeemed,
  askedAt,
  handledAt,
  startDay,
}: Pick<
  DepositRecord,
  'status' | 'isRedeemed' | 'askedAt' | 'handledAt' | 'startDay'
>): readonly Step<DepositStatus>[] => {
  const review = { status: 'review', at: askedAt } as const;
  const hosting = { status: 'hosting', at: undefined } as const;
  const usual = ['review', 'hosting', 'completed'] as const;
  const now = { status, at: handledAt };
  const hosted = startDay === undefined ? [] : [hosting];
  const reached = {
    review: [review],
    hosting: [review, hosting],
    completed: [review, hosting, now],
    cancelled: [review, ...hosted, now],
  }[status];
  return stepsOf(DEPOSIT_LIFECYCLE, reached, usual, isRedeemed ? [] : ['cancelled']);
};

/** One payout of a deposit. */
export interface PayoutDay {
  readonly id: string;
  /** Epoch seconds; `undefined` if the server sends only the day. */
  readonly at: number | undefined;
  /** The day, as the server writes it; of an expected one `undefined`. */
  readonly day: string | undefined;
  readonly amount: Decimal;
  /** False for one that is expected: the amount is then the least. */
  readonly isPaid: boolean;
  /** The highest amount of one that is expected; `undefined` if it is not known. */
  readonly most: Decimal | undefined;
}

/** Maps the payouts of a deposit, oldest first. */
export const toPayouts = (rows: readonly DepositPayoutRow[]): readonly PayoutDay[] =>
  rows
    .map((row) => ({
      id: `${row.id}`,
      at: timeOfRow(row.created_time, row.created_at),
      day: row.interest_day,
      amount: decimal(row.interest_amount),
      isPaid: true,
      most: undefined,
    }))
    .toReversed();

/**
 * The payouts that are still to come: each a day's interest at the lowest and the highest rate, without the remainder of
 * the days before. None unless it is hosted and their times are known.
 */
export const expectedPayouts = (record: DepositRecord): readonly PayoutDay[] => {
  const { nextPayoutAt: first, principal, rate, decimals } = record;
  const nights = payoutsLeft(record);
  if (first === undefined || nights === undefined) return [];
  const least = interestOfDays(principal, rate, 1, decimals);
  const ofOneDay = { least, most: mostOf(record, least, 1, ZERO) };
  // The last one takes all that is left.
  const { least: amount, most } = nights === 1 ? (interestLeft(record) ?? ofOneDay) : ofOneDay;
  return Array.from({ length: nights }, (_, night) => {
    const at = first + night * DAY_SECONDS;
    return { id: `${at}`, at, day: undefined, amount, most, isPaid: false };
  });
};

/** How many payouts a deposit has in all, of which `paid` are paid; `undefined` if it is not known. */
export const payoutsInAll = (record: DepositRecord, paid: number): number | undefined => {
  const left = record.status === 'completed' ? 0 : payoutsLeft(record);
  return record.days ?? (left === undefined ? undefined : paid + left);
};

/** Filter of the records. Applied to what is loaded: servers with two statuses cannot filter by all of them. */
export type RecordFilter = 'all' | DepositStatus;

/** True if a record passes a filter. */
export const passes = (filter: RecordFilter, { status }: Pick<DepositRecord, 'status'>): boolean =>
  filter === 'all' || filter === status;

/** What came back of a deposit that was refused, taken back or redeemed; `undefined` of others, and if its fee is not known. */
export const returnedOf = ({
  status,
  isRedeemed,
  principal,
  fee,
}: DepositRecord): Decimal | undefined => {
  if (status !== 'cancelled') return undefined;
  if (!isRedeemed) return principal;
  return fee === undefined ? undefined : subtract(principal, fee);
};
