import {
  compare,
  fitsScale,
  isPositive,
  isZero,
  larger,
  multiply,
  percentOf,
  smaller,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** Fee of a withdrawal: a fixed amount in its currency, or percent of the amount. */
export interface FeeTerms {
  readonly rate: Decimal;
  readonly basis: 'amount' | 'percent';
}

/** Fee of a withdrawal of `amount`, in its currency. A debit, so rounded up to `scale`. */
export const withdrawalFee = (amount: Decimal, { rate, basis }: FeeTerms, scale: number): Decimal =>
  basis === 'amount' ? rate : toScale(percentOf(amount, rate), scale, 'up');

/** What arrives of `amount`, from which the fee is taken; never less than nothing. */
export const arrivingAmount = (amount: Decimal, fee: FeeTerms, scale: number): Decimal =>
  larger(ZERO, subtract(amount, withdrawalFee(amount, fee, scale)));

/** Bounds of a withdrawal, fee included. `maximum` and `dailyLeft` may be unlimited. */
export interface WithdrawalBounds {
  readonly minimum: Decimal;
  /** Most at once; `undefined` or 0 means no limit. */
  readonly maximum: Decimal | undefined;
  /** Left of today (UTC); `undefined` means no limit. */
  readonly dailyLeft: Decimal | undefined;
  readonly available: Decimal;
  readonly fee: FeeTerms;
  /** Decimals of the currency. */
  readonly scale: number;
}

/** Why an amount cannot be withdrawn. `nothing_arrives`: the fee takes all of it. */
export type WithdrawalProblem =
  | 'not_an_amount'
  | 'below_minimum'
  | 'nothing_arrives'
  | 'above_available'
  | 'above_maximum'
  | 'above_daily';

const maximumOf = ({ maximum }: WithdrawalBounds): Decimal | undefined =>
  maximum === undefined || isZero(maximum) ? undefined : maximum;

const isAbove = (amount: Decimal, bound: Decimal | undefined): boolean =>
  bound !== undefined && compare(amount, bound) > 0;

/** The first problem of an amount, fee included; `undefined` if it can be withdrawn. Bounds are inclusive. */
export const withdrawalProblem = (
  amount: Decimal,
  bounds: WithdrawalBounds,
): WithdrawalProblem | undefined => {
  const { minimum, available, dailyLeft, fee, scale } = bounds;
  if (!isPositive(amount) || !fitsScale(amount, scale)) return 'not_an_amount';
  if (compare(amount, minimum) < 0) return 'below_minimum';
  if (!isPositive(arrivingAmount(amount, fee, scale))) return 'nothing_arrives';
  if (isAbove(amount, available)) return 'above_available';
  if (isAbove(amount, maximumOf(bounds))) return 'above_maximum';
  return isAbove(amount, dailyLeft) ? 'above_daily' : undefined;
};

/** The most that can be withdrawn now, fee included. */
export const largestWithdrawal = (bounds: WithdrawalBounds): Decimal => {
  const { available, dailyLeft = available, scale } = bounds;
  const most = smaller(available, smaller(maximumOf(bounds) ?? available, dailyLeft));
  return toScale(larger(ZERO, most), scale, 'down');
};

/** Decimals of money that a bank pays. */
const BANK_SCALE = 2;

/** What a bank pays for what arrives, at `rate` units of its currency for one. A credit, so rounded down. */
export const bankPayout = (arrives: Decimal, rate: Decimal): Decimal =>
  toScale(multiply(arrives, rate), BANK_SCALE, 'down');
