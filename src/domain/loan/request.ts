import { amountProblem, type AmountRules } from '../money/amount-rules';
import { compare, parseDecimal, ZERO, type Decimal } from '../money/decimal';
import { divideRepayment, type Debt, type RepaymentParts } from './debt';

/** Why an amount cannot be borrowed; keys of the error catalogue. */
export type LoanProblem = 'amount_wrong' | 'order_below_minimum' | 'order_above_maximum';

/** The bounds of a loan: those of the product, and what may still be borrowed; `undefined` if that is not known. */
export interface LoanBounds extends Pick<AmountRules, 'minimum' | 'maximum' | 'scale'> {
  readonly creditLeft: Decimal | undefined;
}

/** A value, or what is wrong with it. */
export type Checked<T, P> =
  | { readonly value: T; readonly problem: undefined }
  | { readonly value: undefined; readonly problem: P };

const refused = <P>(problem: P) => ({ value: undefined, problem }) as const;

/** Checks a typed amount to borrow: the bounds of the product first, then the credit. */
export const checkLoanAmount = (
  typed: string,
  { creditLeft, ...rules }: LoanBounds,
): Checked<Decimal, LoanProblem> => {
  const amount = parseDecimal(typed);
  if (amount === undefined) return refused('amount_wrong');
  switch (amountProblem(amount, rules)) {
    case undefined:
      break;
    case 'below_minimum':
      return refused('order_below_minimum');
    case 'above_maximum':
      return refused('order_above_maximum');
    default:
      return refused('amount_wrong');
  }
  const isBeyond = creditLeft !== undefined && compare(amount, creditLeft) > 0;
  return isBeyond ? refused('order_above_maximum') : { value: amount, problem: undefined };
};

/** Why an amount cannot be repaid; keys of the error catalogue. */
export type RepaymentProblem = 'amount_wrong' | 'order_above_maximum' | 'wallet_insufficient';

/** A repayment and what it pays. */
export interface CheckedRepayment {
  readonly amount: Decimal;
  readonly parts: RepaymentParts;
}

/** What limits a repayment: the balance if it is known, and the decimals of the currency. */
export interface RepaymentLimits {
  readonly available: Decimal | undefined;
  readonly scale: number;
}

/** Checks a typed repayment of a debt of which not all is known: the server alone knows the most. */
export const checkRepaidAmount = (
  typed: string,
  { available, scale }: RepaymentLimits,
): Checked<Decimal, Exclude<RepaymentProblem, 'order_above_maximum'>> => {
  const amount = parseDecimal(typed);
  if (amount === undefined || amountProblem(amount, { minimum: ZERO, scale }) !== undefined)
    return refused('amount_wrong');
  return available !== undefined && compare(amount, available) > 0
    ? refused('wallet_insufficient')
    : { value: amount, problem: undefined };
};

/** Checks a typed repayment: the debt first, since more than it is never needed, then the balance. */
export const checkRepayment = (
  typed: string,
  { debt, ...limits }: RepaymentLimits & { readonly debt: Debt },
): Checked<CheckedRepayment, RepaymentProblem> => {
  const read = checkRepaidAmount(typed, { ...limits, available: undefined });
  if (read.value === undefined) return read;
  const parts = divideRepayment(read.value, debt, limits.scale);
  if (parts === undefined) return refused('order_above_maximum');
  const { value: amount, problem } = checkRepaidAmount(typed, limits);
  return amount === undefined ? refused(problem) : { value: { amount, parts }, problem };
};
