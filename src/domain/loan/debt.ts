import {
  add,
  compare,
  decimal,
  isPositive,
  multiply,
  percentOf,
  smaller,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';

/** Rates of a loan in percent per day, simple; `lateRate` from the day after the due day on. */
export interface LoanRates {
  readonly rate: Decimal;
  readonly lateRate: Decimal;
}

/**
 * The debt of a loan, in its currency. `interestAccrued` is exact, below the smallest unit too; all other amounts fit
 * it.
 */
export interface Debt {
  readonly principal: Decimal;
  readonly fee: Decimal;
  readonly interestAccrued: Decimal;
  readonly interestPaid: Decimal;
}

/** The fee, charged once: percent of the amount lent. A debit, so rounded up to the currency's `scale`. */
export const loanFee = (amount: Decimal, feePercent: Decimal, scale: number): Decimal =>
  toScale(percentOf(amount, feePercent), scale, 'up');

/**
 * Exact simple interest on `principal` between two day numbers, end exclusive. Days before `dueDay` bear `rate`, later
 * ones `lateRate`. Periods add up.
 */
export const interestBetween = (
  principal: Decimal,
  { rate, lateRate }: LoanRates,
  fromDay: number,
  toDay: number,
  dueDay: number,
): Decimal => {
  const usual = Math.max(0, Math.min(toDay, dueDay) - fromDay);
  const late = Math.max(0, toDay - Math.max(fromDay, dueDay));
  return add(
    multiply(percentOf(principal, rate), decimal(usual)),
    multiply(percentOf(principal, lateRate), decimal(late)),
  );
};

/** Interest owed now: total accrued interest, rounded up once to `scale`, minus paid interest. */
export const interestOwed = (
  { interestAccrued, interestPaid }: Pick<Debt, 'interestAccrued' | 'interestPaid'>,
  scale: number,
): Decimal => subtract(toScale(interestAccrued, scale, 'up'), interestPaid);

/** Total debt now: fee, interest and principal. */
export const totalOwed = (debt: Debt, scale: number): Decimal =>
  add(debt.fee, interestOwed(debt, scale), debt.principal);

/** A period of a loan in day numbers, end exclusive, and its due day. */
export interface LoanPeriod {
  readonly fromDay: number;
  readonly toDay: number;
  readonly dueDay: number;
}

/** The debt after the nights of a period in which nothing is repaid. */
export const debtAfter = (
  debt: Debt,
  rates: LoanRates,
  { fromDay, toDay, dueDay }: LoanPeriod,
): Debt => ({
  ...debt,
  interestAccrued: add(
    debt.interestAccrued,
    interestBetween(debt.principal, rates, fromDay, toDay, dueDay),
  ),
});

/** Parts of a repayment; they add up to it. */
export interface RepaymentParts {
  readonly fee: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

/**
 * Splits a repayment: fee first, then interest, then principal. `undefined` if it is not positive or exceeds the debt:
 * such a repayment is refused, never cut.
 */
export const divideRepayment = (
  amount: Decimal,
  debt: Debt,
  scale: number,
): RepaymentParts | undefined => {
  if (!isPositive(amount) || compare(amount, totalOwed(debt, scale)) > 0) return undefined;
  const fee = smaller(amount, debt.fee);
  const afterFee = subtract(amount, fee);
  const interest = smaller(afterFee, interestOwed(debt, scale));
  return { fee, interest, principal: subtract(afterFee, interest) };
};

/** The debt after a repayment. */
export const afterRepayment = (debt: Debt, parts: RepaymentParts): Debt => ({
  principal: subtract(debt.principal, parts.principal),
  fee: subtract(debt.fee, parts.fee),
  interestAccrued: debt.interestAccrued,
  interestPaid: add(debt.interestPaid, parts.interest),
});
