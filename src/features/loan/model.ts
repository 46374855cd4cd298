import * as zod from 'zod/mini';
import { optionalDecimal } from '@/api/row-values';
import type { LoanProductRow, LoanStatisticsRow } from '@/api/rows';
import { dayNumber } from '@/domain/deposit/calendar';
import { decimalsIn } from '@/domain/format/numbers';
import { debtAfter, interestOwed, loanFee, totalOwed } from '@/domain/loan/debt';
import { checkLoanAmount, type LoanProblem } from '@/domain/loan/request';
import { dueDayOf, dueTimeOf } from '@/domain/loan/term';
import { decimal, smaller, subtract, ZERO, type Decimal } from '@/domain/money/decimal';

const MONEY_DECIMALS = 2;
/** Days of the example of a late repayment. */
export const LATE_DAYS = 7;

/** A loan on offer. Rates in percent a day, simple; the fee in percent of the amount. `undefined` is what the server does not send. */
export interface LoanProduct {
  readonly id: number;
  /** What the server calls it. */
  readonly name: string | undefined;
  readonly currency: string;
  readonly days: number;
  readonly rate: Decimal;
  readonly lateRate: Decimal | undefined;
  readonly feePercent: Decimal | undefined;
  readonly minimum: Decimal;
  readonly maximum: Decimal;
}

/** What the user owes and may still borrow; `undefined` is what the server does not send. */
export interface LoanStanding {
  readonly currency: string;
  readonly owed: Decimal | undefined;
  readonly principal: Decimal | undefined;
  readonly borrowed: Decimal | undefined;
  readonly creditLeft: Decimal | undefined;
}

/** Maps a row of the products. */
export const toProduct = (row: LoanProductRow): LoanProduct => ({
  id: row.id,
  name: row.name,
  currency: row.currency_name ?? '',
  days: row.day,
  rate: decimal(row.rate),
  lateRate: optionalDecimal(row.late_rate),
  feePercent: optionalDecimal(row.fee_rate),
  minimum: decimal(row.min),
  maximum: decimal(row.max),
});

/** The text on how interest is counted; of the rate of a year alone where the server does not say what a delay costs. */
export const countedText = (
  products: readonly Pick<LoanProduct, 'lateRate'>[],
): 'howCounted' | 'howAnnual' =>
  products.every(({ lateRate }) => lateRate !== undefined) ? 'howCounted' : 'howAnnual';

/** Maps the totals. */
export const toStanding = (row: LoanStatisticsRow): LoanStanding => ({
  currency: row.currency_name ?? '',
  owed: optionalDecimal(row.due_amount),
  principal: optionalDecimal(row.dai_amount),
  borrowed: optionalDecimal(row.total_dai_amount),
  creditLeft: optionalDecimal(row.credit_left),
});

/** Decimals of amounts, as far as the server shows them; money has two. */
export const shownDecimalsOf = (texts: readonly string[]): number =>
  Math.max(MONEY_DECIMALS, ...texts.map((text) => decimalsIn(text)));

/** The form: an amount as typed, of one product. */
export interface LoanDraft {
  readonly amount: string;
}

/** The form before anything is typed. */
export const EMPTY_DRAFT: LoanDraft = { amount: '' };

const storedDraft = zod.object({ amount: zod.string().check(zod.maxLength(60)) });

/** Parses a stored form; `undefined` if it is not valid. */
export const parseDraft = (value: unknown): LoanDraft | undefined =>
  storedDraft.safeParse(value).data;

/** What a loan costs besides its fee if it is approved now and nothing is repaid before its due day. `total` is without an unknown fee. */
export interface LoanCost {
  readonly interest: Decimal;
  readonly total: Decimal;
  /** What a week's delay adds; `undefined` if the late rate is unknown. */
  readonly lateCost: Decimal | undefined;
  /** End of the due day, epoch seconds. */
  readonly dueAt: number;
}

/** The cost of a loan on offer. */
export interface LoanQuote extends LoanCost {
  readonly product: LoanProduct;
  readonly amount: Decimal;
  readonly fee: Decimal | undefined;
}

/** The terms that decide the cost of a loan. `scale`: decimals of its amounts. */
interface CostTerms extends Pick<LoanProduct, 'rate' | 'lateRate'> {
  readonly amount: Decimal;
  readonly fee: Decimal | undefined;
  readonly days: number;
  readonly scale: number;
}

/** The cost of a loan that is approved at `now` (epoch milliseconds). */
export const costOf = (terms: CostTerms, now: number): LoanCost => {
  const { amount, fee = ZERO, rate, lateRate, days, scale } = terms;
  // Up to the due day a late rate changes nothing.
  const rates = { rate, lateRate: lateRate ?? rate };
  const term = { startedAt: now, days };
  const dueDay = dueDayOf(term);
  const start = { principal: amount, fee, interestAccrued: ZERO, interestPaid: ZERO };
  const on = (toDay: number) => debtAfter(start, rates, { fromDay: dayNumber(now), toDay, dueDay });
  const due = on(dueDay);
  const total = totalOwed(due, scale);
  return {
    interest: interestOwed(due, scale),
    total,
    lateCost: lateRate && subtract(totalOwed(on(dueDay + LATE_DAYS), scale), total),
    dueAt: dueTimeOf(term) / 1000,
  };
};

/** The fee of a loan of `amount`; `undefined` where the server does not state it. */
export const feeOf = (
  { feePercent }: Pick<LoanProduct, 'feePercent'>,
  amount: Decimal,
): Decimal | undefined => feePercent && loanFee(amount, feePercent, MONEY_DECIMALS);

/** The cost of a loan on offer that is approved at `now` (epoch milliseconds). */
export const quoteOf = (product: LoanProduct, amount: Decimal, now: number): LoanQuote => {
  const { rate, lateRate, days } = product;
  const fee = feeOf(product, amount);
  const cost = costOf({ amount, fee, rate, lateRate, days, scale: MONEY_DECIMALS }, now);
  return { product, amount, fee, ...cost };
};

/** The most that can be borrowed: of the product, and of the credit if that is known. */
export const mostOf = ({ maximum }: LoanProduct, creditLeft: Decimal | undefined): Decimal =>
  creditLeft === undefined ? maximum : smaller(maximum, creditLeft);

/** What the form asks for, or the problem of its amount; neither while it is empty. */
export const readDraft = (
  { amount: typed }: LoanDraft,
  product: LoanProduct,
  creditLeft: Decimal | undefined,
  now: number,
): { readonly quote: LoanQuote | undefined; readonly problem: LoanProblem | undefined } => {
  if (typed === '') return { quote: undefined, problem: undefined };
  const { minimum, maximum } = product;
  const bounds = { minimum, maximum, creditLeft, scale: MONEY_DECIMALS };
  const { value, problem } = checkLoanAmount(typed, bounds);
  return { quote: value && quoteOf(product, value, now), problem };
};
