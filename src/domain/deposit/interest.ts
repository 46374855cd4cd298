import {
  add,
  decimal,
  larger,
  multiply,
  percentOf,
  smaller,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** One day's interest: what is paid, and the exact rest below the smallest unit, carried to the next day. */
export interface DayInterest {
  readonly paid: Decimal;
  readonly carry: Decimal;
}

/**
 * Interest of one day on `principal` at `ratePercent` a day. A credit: rounded down to the currency's `scale`. What is cut
 * off is carried, so that all days together are the exact interest, rounded down once.
 */
export const interestOfDay = (
  principal: Decimal,
  ratePercent: Decimal,
  carry: Decimal,
  scale: number,
): DayInterest => {
  const exact = add(percentOf(principal, ratePercent), carry);
  const paid = toScale(exact, scale, 'down');
  return { paid, carry: subtract(exact, paid) };
};

/** Interest of `days` days at one rate, percent a day: simple, rounded down to the currency's `scale`. */
export const interestOfDays = (
  principal: Decimal,
  ratePercent: Decimal,
  days: number,
  scale: number,
): Decimal => toScale(multiply(percentOf(principal, ratePercent), decimal(days)), scale, 'down');

/** What a product says of its yield. Rates in percent a day; without a highest one the rate is fixed. */
export interface YieldRange {
  readonly lowest: Decimal;
  readonly highest?: Decimal | undefined;
}

/**
 * Interest over a whole lock: the least and the most that the published range allows. Both rounded down to `scale`.
 */
export const expectedInterest = (
  principal: Decimal,
  { lowest, highest = lowest }: YieldRange,
  days: number,
  scale: number,
): { readonly least: Decimal; readonly most: Decimal } => ({
  least: interestOfDays(principal, lowest, days, scale),
  most: interestOfDays(principal, highest, days, scale),
});

/** How early redemption is charged: percent of the principal, or of the interest of the days not yet paid. */
export interface RedemptionTerms {
  readonly percent: Decimal;
  readonly basis: 'principal' | 'unpaid_interest';
}

/**
 * What early redemption costs, in the deposit's currency. A debit: rounded up to `scale`; never more than the principal,
 * never below zero. `unpaidInterest` is that of the days of the lock that are not paid yet.
 */
export const redemptionFee = (
  principal: Decimal,
  { percent, basis }: RedemptionTerms,
  unpaidInterest: Decimal,
  scale: number,
): Decimal => {
  const charged = percentOf(basis === 'principal' ? principal : unpaidInterest, percent);
  return larger(ZERO, smaller(toScale(charged, scale, 'up'), principal));
};
