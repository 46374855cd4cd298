import { timeOfRow } from '@/api/row-time';
import { optionalDecimal } from '@/api/row-values';
import type { LoanRow } from '@/api/rows';
import { LOAN_STATUS_CODES } from '@/domain/codes/loan';
import { nameOf } from '@/domain/codes/name-of';
import { dayNumber, startOfDay } from '@/domain/deposit/calendar';
import { debtAfter, totalOwed, type Debt, type RepaymentParts } from '@/domain/loan/debt';
import { checkRepaidAmount, checkRepayment, type RepaymentProblem } from '@/domain/loan/request';
import {
  add,
  decimal,
  isPositive,
  larger,
  multiply,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { LOAN_LIFECYCLE, type LoanStatus } from '@/domain/status/loan';
import { stepsOf, type Step } from '@/domain/status/steps';
import {
  costOf,
  feeOf,
  LATE_DAYS,
  shownDecimalsOf,
  type LoanCost,
  type LoanProduct,
} from './model';
import { readTimeOf } from './read-time';

const HUNDRED = decimal('100');

/** What was repaid at once. `at` in epoch seconds. */
interface RepaymentRecord {
  readonly amount: Decimal;
  readonly at: number;
}

/**
 * The parts of a debt, which add up to `total`. `fee` is `undefined` where the server sends no parts: then `total` is without
 * it, and all of them are worked out, as if repayments paid interest first.
 */
export interface Owed extends Omit<RepaymentParts, 'fee'> {
  readonly fee: Decimal | undefined;
  readonly total: Decimal;
}

/** A loan of the records. `undefined` is what the server does not send. Times in epoch seconds, days as `YYYY-MM-DD` (UTC). */
export interface LoanRecord {
  readonly id: number;
  /** The number that the user is shown. */
  readonly number: string;
  readonly productId: number | undefined;
  readonly status: LoanStatus;
  readonly currency: string;
  /** Decimals of its amounts. */
  readonly scale: number;
  readonly amount: Decimal;
  readonly days: number | undefined;
  /** Percent a day. */
  readonly rate: Decimal;
  readonly lateRate: Decimal | undefined;
  /** The whole fee. */
  readonly fee: Decimal | undefined;
  /** True of a fee at the rate that the product has now. */
  readonly isFeeAbout: boolean;
  /** Interest so far, paid or not. */
  readonly interest: Decimal;
  /** The same before it is rounded up. */
  readonly exactInterest: Decimal | undefined;
  readonly repaid: Decimal;
  /** Oldest first. */
  readonly repayments: readonly RepaymentRecord[] | undefined;
  /** What repays it now; only while it is being repaid. */
  readonly owed: Owed | undefined;
  readonly appliedAt: number | undefined;
  readonly paidOutAt: number | undefined;
  readonly dueDay: string | undefined;
  /** End of the due day. */
  readonly dueAt: number | undefined;
  readonly endedAt: number | undefined;
  readonly reason: string | undefined;
  /** When it was read: the figures are of that day. Epoch milliseconds. */
  readonly readAt: number;
}

/** True while something is owed. */
export const isRunning = ({ status }: Pick<LoanRecord, 'status'>): boolean =>
  status === 'repaying' || status === 'overdue';

/** What is owed by the fields that all servers send: what was lent and its interest so far, less what was repaid. Not below zero: the rest is a fee. */
const owedWithoutFee = (row: LoanRow): Owed => {
  const unpaid = subtract(decimal(row.total_interest), decimal(row.total_return));
  const [interest, beyond] = isPositive(unpaid) ? [unpaid, ZERO] : [ZERO, unpaid];
  const principal = larger(ZERO, add(decimal(row.amount), beyond));
  return { fee: undefined, interest, principal, total: add(principal, interest) };
};

/** What is owed as the server says it; a principal that it leaves out is the rest of the total. */
const owedOf = (row: LoanRow): Owed => {
  const { fee_due: fee, interest_due: interest, due_amount: total, principal_left: left } = row;
  if (fee === undefined || interest === undefined || total === undefined)
    return owedWithoutFee(row);
  const principal = left ?? subtract(decimal(total), add(decimal(fee), decimal(interest)));
  return {
    fee: decimal(fee),
    interest: decimal(interest),
    principal: decimal(principal),
    total: decimal(total),
  };
};

/** Maps a row of the list. */
export const toRecord = (row: LoanRow): LoanRecord => {
  const status = nameOf(LOAN_STATUS_CODES, row.status);
  return {
    id: row.id,
    number: row.order_no ?? `${row.id}`,
    productId: row.config_id,
    status,
    currency: row.currency_name ?? '',
    scale: shownDecimalsOf([row.amount, row.total_interest, row.total_return]),
    amount: decimal(row.amount),
    days: row.day,
    rate: multiply(decimal(row.day_rate), HUNDRED),
    lateRate: optionalDecimal(row.late_rate),
    fee: optionalDecimal(row.fee),
    isFeeAbout: false,
    interest: decimal(row.total_interest),
    exactInterest: optionalDecimal(row.interest_exact),
    repaid: decimal(row.total_return),
    repayments: row.repayments?.map(({ amount, time }) => ({ amount: decimal(amount), at: time })),
    owed: isRunning({ status }) ? owedOf(row) : undefined,
    appliedAt: timeOfRow(row.created_time, row.created_at),
    paidOutAt: row.paid_time ?? undefined,
    dueDay: row.end_at ?? undefined,
    dueAt: row.due_time ?? undefined,
    endedAt: row.handled_time ?? undefined,
    reason: row.reason ?? undefined,
    readAt: readTimeOf(row),
  };
};

/** True if the product of a loan may say what the loan itself does not. */
export const lacksTerms = ({ productId, currency, fee }: LoanRecord): boolean =>
  productId !== undefined && (currency === '' || fee === undefined);

/** Adds the currency and the fee of a loan from its product, where the loan itself does not state them. */
export const withProduct = (record: LoanRecord, products: readonly LoanProduct[]): LoanRecord => {
  const product = products.find(({ id }) => id === record.productId);
  if (product === undefined) return record;
  const { currency, fee = feeOf(product, record.amount) } = record;
  return {
    ...record,
    currency: currency === '' ? product.currency : currency,
    fee,
    isFeeAbout: record.fee === undefined && fee !== undefined,
  };
};

/** What an application costs that is approved at `now` (epoch milliseconds); `undefined` where the server does not send what that takes. */
export const agreedCost = (record: LoanRecord, now: number): LoanCost | undefined => {
  const { amount, fee, days, rate, lateRate, scale } = record;
  if (fee === undefined || days === undefined) return undefined;
  return costOf({ amount, fee, days, rate, lateRate, scale }, now);
};

/** The debt of a loan with something owed. The rounded interest stands in for the exact one: both are owed alike today. */
const debtOf = ({ exactInterest, interest }: LoanRecord, owed: Owed): Debt => ({
  principal: owed.principal,
  fee: owed.fee ?? ZERO,
  interestAccrued: exactInterest ?? interest,
  interestPaid: subtract(interest, owed.interest),
});

/** What a loan comes to if nothing is repaid until then. */
export interface Forecast {
  /** On the due day; `undefined` once it is over. */
  readonly onDueDay: Decimal | undefined;
  /** A week after the due day, or from now if that is over. */
  readonly late: Decimal | undefined;
}

/** The day for which a delay is forecast: a week after the due day, or from today if that is over. */
const lateDay = (today: number, dueDay: number): number => Math.max(today, dueDay) + LATE_DAYS;

/** What a loan comes to later; `undefined` where the server does not send what that takes. `now`: when it was read. */
export const forecastOf = (record: LoanRecord, now = record.readAt): Forecast | undefined => {
  const { owed, exactInterest, dueAt, rate, lateRate, scale } = record;
  if (owed === undefined || exactInterest === undefined || dueAt === undefined) return undefined;
  const fromDay = dayNumber(now);
  const dueDay = dayNumber(dueAt * 1000) - 1;
  const debt = debtOf(record, owed);
  const on = (toDay: number): Decimal =>
    totalOwed(
      debtAfter(debt, { rate, lateRate: lateRate ?? rate }, { fromDay, toDay, dueDay }),
      scale,
    );
  return {
    onDueDay: fromDay <= dueDay ? on(dueDay) : undefined,
    late: lateRate && on(lateDay(fromDay, dueDay)),
  };
};

/** When the day of the forecast of a delay ends: midnight UTC, in epoch seconds. */
export const forecastEndOf = (dueAt: number, readAt: number): number =>
  startOfDay(lateDay(dayNumber(readAt), dayNumber(dueAt * 1000) - 1) + 1) / 1000;

/** A repayment as the sheet shows it. */
export interface RepayCommand {
  readonly record: LoanRecord;
  readonly amount: Decimal;
  /** What it pays; `undefined` if the fee is not stated. */
  readonly parts: RepaymentParts | undefined;
  /** Owed before it, and after it; without a fee that is not stated. */
  readonly owed: Decimal;
  readonly left: Decimal;
}

/** What a typed amount repays, or its problem; neither while it is empty, or if nothing is owed. */
export const readRepayment = (
  typed: string,
  record: LoanRecord,
  available: Decimal | undefined,
): {
  readonly command: RepayCommand | undefined;
  readonly problem: RepaymentProblem | undefined;
} => {
  const { owed, scale } = record;
  if (typed === '' || owed === undefined) return { command: undefined, problem: undefined };
  const limits = { available, scale };
  const command = (amount: Decimal, parts: RepaymentParts | undefined): RepayCommand => ({
    record,
    amount,
    parts,
    owed: owed.total,
    left: larger(ZERO, subtract(owed.total, amount)),
  });
  if (owed.fee === undefined) {
    const { value, problem } = checkRepaidAmount(typed, limits);
    return { command: value && command(value, undefined), problem };
  }
  const { value, problem } = checkRepayment(typed, { ...limits, debt: debtOf(record, owed) });
  return { command: value && command(value.amount, value.parts), problem };
};

/** The steps of a loan, with times in epoch seconds. The time of its approval is not sent. */
export const loanSteps = ({
  status,
  appliedAt,
  paidOutAt,
  dueAt,
  endedAt,
}: Pick<
  LoanRecord,
  'status' | 'appliedAt' | 'paidOutAt' | 'dueAt' | 'endedAt'
>): readonly Step<LoanStatus>[] => {
  const review = { status: 'review', at: appliedAt } as const;
  const repaying = { status: 'repaying', at: paidOutAt } as const;
  const overdue = { status: 'overdue', at: dueAt } as const;
  const wasLate = dueAt !== undefined && endedAt !== undefined && endedAt >= dueAt;
  const reached = {
    review: [review],
    rejected: [review, { status: 'rejected', at: endedAt }],
    repaying: [review, repaying],
    overdue: [review, repaying, overdue],
    settled: [review, repaying, ...(wasLate ? [overdue] : []), { status: 'settled', at: endedAt }],
  } as const satisfies Record<
    LoanStatus,
    readonly { status: LoanStatus; at: number | undefined }[]
  >;
  const usual: readonly LoanStatus[] =
    status === 'overdue' ? ['overdue', 'settled'] : ['review', 'repaying', 'settled'];
  return stepsOf<LoanStatus>(LOAN_LIFECYCLE, reached[status], usual, ['rejected']);
};

/** Filter of the records. */
export const LOAN_FILTERS = [
  'all',
  'review',
  'repaying',
  'overdue',
  'settled',
  'rejected',
] as const;

/** One of `LOAN_FILTERS`. */
export type LoanFilter = (typeof LOAN_FILTERS)[number];
