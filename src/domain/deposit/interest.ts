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

/** One day's interest: the payment, and the exact remainder below the smallest unit, carried to the next day. */
export interface DayInterest {
  readonly paid: Decimal;
  readonly carry: Decimal;
}

/**
 * Interest of one day on `principal` at `ratePercent` per day. A credit, so rounded down to the currency's `scale`. The
 * remainder is carried, so that all days together give the exact interest, rounded down once.
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

/** Simple interest of `days` days at one rate, percent per day, rounded down to the currency's `scale`. */
export const interestOfDays = (
  principal: Decimal,
  ratePercent: Decimal,
  days: number,
  scale: number,
): Decimal => toScale(multiply(percentOf(principal, ratePercent), decimal(days)), scale, 'down');

/** The published yield of a product. Rates in percent per day; fixed if there is no highest rate. */
export interface YieldRange {
  readonly lowest: Decimal;
  readonly highest?: Decimal | undefined;
}

/** Minimum and maximum interest over the whole lock for the published range, both rounded down to `scale`. */
export const expectedInterest = (
  principal: Decimal,
  { lowest, highest = lowest }: YieldRange,
  days: number,
  scale: number,
): { readonly least: Decimal; readonly most: Decimal } => ({
  least: interestOfDays(principal, lowest, days, scale),
  most: interestOfDays(principal, highest, days, scale),
});

/** How early redemption is charged: percent of the principal, or of the interest of the unpaid days. */
export interface RedemptionTerms {
  readonly percent: Decimal;
  readonly basis: 'principal' | 'unpaid_interest';
}

/**
 * Fee of early redemption, in the deposit's currency. A debit, so rounded up to `scale`; never more than the principal,
 * never negative. `unpaidInterest` is the interest of the lock's unpaid days.
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

/** What early redemption comes to. All in the deposit's currency. */
export interface EarlyRedemption {
  readonly fee: Decimal;
  /** What comes back: the principal less the fee. Interest that is paid already stays paid. */
  readonly returned: Decimal;
  /** Interest of the unpaid days, which is not paid any more. */
  readonly givenUp: { readonly least: Decimal; readonly most: Decimal };
}

/**
 * Early redemption with `unpaidDays` of the lock still to be paid. The fee counts them at the lowest rate, the only one
 * that is guaranteed.
 */
export const earlyRedemption = (
  principal: Decimal,
  { range, terms }: { readonly range: YieldRange; readonly terms: RedemptionTerms },
  unpaidDays: number,
  scale: number,
): EarlyRedemption => {
  const givenUp = expectedInterest(principal, range, unpaidDays, scale);
  const fee = redemptionFee(principal, terms, givenUp.least, scale);
  return { fee, returned: subtract(principal, fee), givenUp };
};
