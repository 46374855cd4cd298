import {
  add,
  compare,
  decimal,
  divide,
  fromTicks,
  isPositive,
  larger,
  multiply,
  negate,
  percentOf,
  smaller,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

const HUNDRED = decimal('100');

/** Which way the user says the price will go. */
export type Direction = 'up' | 'down';

/** How a seconds contract ended. An unchanged price is a draw. */
export type Outcome = 'win' | 'lose' | 'draw';

/** The terms of one seconds contract. Stake in the paying currency, rates in percent of the stake. */
export interface SecondsTerms {
  readonly stake: Decimal;
  readonly payoutPercent: Decimal;
  readonly feePercent: Decimal;
  /** Decimals of the paying currency. */
  readonly scale: number;
}

/**
 * The outcome: a function of the public price alone (specification, section 1; equal for every user). Prices are
 * compared exactly, as decimals.
 */
export const outcomeOf = (direction: Direction, entry: Decimal, settlement: Decimal): Outcome => {
  const move = compare(settlement, entry);
  if (move === 0) return 'draw';
  return move > 0 === (direction === 'up') ? 'win' : 'lose';
};

/** The fee: percent of the stake, on top of it, kept whatever the outcome; rounded up to the currency's scale. */
export const feeOf = ({ stake, feePercent, scale }: SecondsTerms): Decimal =>
  toScale(percentOf(stake, feePercent), scale, 'up');

/** What a right call adds to the stake; rounded down to the currency's scale. */
export const winningsOf = ({ stake, payoutPercent, scale }: SecondsTerms): Decimal =>
  toScale(percentOf(stake, payoutPercent), scale, 'down');

/** Profit or loss of an outcome without the fee: the winnings, minus the stake, or zero for a draw. */
export const profitOf = (terms: SecondsTerms, outcome: Outcome): Decimal =>
  ({ win: winningsOf(terms), lose: negate(terms.stake), draw: ZERO })[outcome];

/** What leaves the available balance when the order is placed: stake and fee. */
export const costOf = (terms: SecondsTerms): Decimal => add(terms.stake, feeOf(terms));

/** Limits of a stake in the paying currency. */
export interface StakeLimits {
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly available: Decimal;
}

/** Why a stake is refused. The codes are keys of the error catalogue. */
export type StakeProblem =
  | 'amount_wrong'
  | 'order_below_minimum'
  | 'order_above_maximum'
  | 'balance_insufficient';

/** The first reason against a stake, in the order in which a person can mend it; `undefined` if there is none. */
export const stakeProblem = (
  terms: SecondsTerms,
  limits: StakeLimits,
): StakeProblem | undefined => {
  if (
    !isPositive(terms.stake) ||
    compare(toScale(terms.stake, terms.scale, 'down'), terms.stake) !== 0
  ) {
    return 'amount_wrong';
  }
  if (compare(terms.stake, limits.minimum) < 0) return 'order_below_minimum';
  if (compare(terms.stake, limits.maximum) > 0) return 'order_above_maximum';
  if (compare(costOf(terms), limits.available) > 0) return 'balance_insufficient';
  return undefined;
};

/** The largest stake within `maximum` whose cost, fee included, fits into `available`: what "Max" means. */
export const largestStake = (
  available: Decimal,
  maximum: Decimal,
  feePercent: Decimal,
  scale: number,
): Decimal => {
  const affordable = divide(multiply(available, HUNDRED), add(HUNDRED, feePercent), scale, 'down');
  const stake = smaller(affordable, toScale(maximum, scale, 'down'));
  const cost = costOf({ stake, feePercent, scale, payoutPercent: ZERO });
  // The fee is rounded up, so the quotient can be one unit too much.
  const fitting =
    compare(cost, available) > 0 ? subtract(stake, decimal(fromTicks(1, scale))) : stake;
  return larger(fitting, ZERO);
};
