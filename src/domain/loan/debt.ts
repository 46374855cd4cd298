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

/** Rates of a loan in percent a day, simple; `lateRate` from the day after the due day on. */
export interface LoanRates {
  readonly rate: Decimal;
  readonly lateRate: Decimal;
}

/** What is owed on a loan, in its currency. `interestAccrued` is exact, below the smallest unit too; all else fits it. */
export interface Debt {
  readonly principal: Decimal;
  readonly fee: Decimal;
  readonly interestAccrued: Decimal;
  readonly interestPaid: Decimal;
}

/** The fee, owed once: percent of the amount lent. A debit: rounded up to the currency's `scale`. */
export const loanFee = (amount: Decimal, feePercent: Decimal, scale: number): Decimal =>
  toScale(percentOf(amount, feePercent), scale, 'up');

/**
 * Exact simple interest on `principal` from one day to another (day numbers; the first counts, the last does not). Days
 * before `dueDay` bear `rate`, those from it on `lateRate`. Adding up two stretches gives the whole.
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

/** Interest owed now. A debit: what has accrued in all, rounded up once to `scale`, less what is paid. */
export const interestOwed = (
  { interestAccrued, interestPaid }: Pick<Debt, 'interestAccrued' | 'interestPaid'>,
  scale: number,
): Decimal => subtract(toScale(interestAccrued, scale, 'up'), interestPaid);

/** What repays a loan now: fee, interest and principal. */
export const owedInAll = (debt: Debt, scale: number): Decimal =>
  add(debt.fee, interestOwed(debt, scale), debt.principal);

/** Where a repayment goes. The three parts sum to it. */
export interface RepaymentParts {
  readonly fee: Decimal;
  readonly interest: Decimal;
  readonly principal: Decimal;
}

/**
 * Divides a repayment: the fee first, then interest, then principal. `undefined` if it is not positive or more than is
 * owed: such a repayment is refused, never cut.
 */
export const divideRepayment = (
  amount: Decimal,
  debt: Debt,
  scale: number,
): RepaymentParts | undefined => {
  if (!isPositive(amount) || compare(amount, owedInAll(debt, scale)) > 0) return undefined;
  const fee = smaller(amount, debt.fee);
  const afterFee = subtract(amount, fee);
  const interest = smaller(afterFee, interestOwed(debt, scale));
  return { fee, interest, principal: subtract(afterFee, interest) };
};

/** The debt once a repayment has been taken. */
export const afterRepayment = (debt: Debt, parts: RepaymentParts): Debt => ({
  principal: subtract(debt.principal, parts.principal),
  fee: subtract(debt.fee, parts.fee),
  interestAccrued: debt.interestAccrued,
  interestPaid: add(debt.interestPaid, parts.interest),
});
