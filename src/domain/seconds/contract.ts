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

/** Decimals of stakes and of amounts in their currency (specification, section 9: at most two). */
export const STAKE_DECIMALS = 2;

/** The user's prediction of the price direction. */
export type Direction = 'up' | 'down';

/** Outcome of a seconds contract. An unchanged price is a draw. */
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
 * The outcome, a function of the public price alone (specification, section 1; the same for every user). Prices are
 * compared exactly, as decimals.
 */
export const outcomeOf = (direction: Direction, entry: Decimal, settlement: Decimal): Outcome => {
  const move = compare(settlement, entry);
  if (move === 0) return 'draw';
  return move > 0 === (direction === 'up') ? 'win' : 'lose';
};

/** The fee: percent of the stake, charged on top of it, for any outcome; rounded up to the currency's scale. */
export const feeOf = ({ stake, feePercent, scale }: SecondsTerms): Decimal =>
  toScale(percentOf(stake, feePercent), scale, 'up');

/** Winnings on top of the stake for a correct prediction; rounded down to the currency's scale. */
export const winningsOf = ({ stake, payoutPercent, scale }: SecondsTerms): Decimal =>
  toScale(percentOf(stake, payoutPercent), scale, 'down');

/** Profit or loss of an outcome without the fee: the winnings, minus the stake, or zero for a draw. */
export const outcomeProfitOf = (terms: SecondsTerms, outcome: Outcome): Decimal =>
  ({ win: winningsOf(terms), lose: negate(terms.stake), draw: ZERO })[outcome];

/**
 * Change of the balance by a placed contract, its fee included. `told`: the profit without the fee as the server has it,
 * worked out where it has none.
 */
export const netProfitOf = (
  placed: Pick<SecondsTerms, 'stake' | 'payoutPercent'> & { readonly fee: Decimal },
  outcome: Outcome,
  told?: Decimal,
): Decimal => {
  const terms = { ...placed, feePercent: ZERO, scale: STAKE_DECIMALS };
  return subtract(told ?? outcomeProfitOf(terms, outcome), placed.fee);
};

/** Amount deducted from the available balance at placement: stake plus fee. */
export const costOf = (terms: SecondsTerms): Decimal => add(terms.stake, feeOf(terms));

/** Limits of a stake in the paying currency. */
export interface StakeLimits {
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  readonly available: Decimal;
}

/** Reason to refuse a stake. The codes are keys of the error catalogue. */
export type StakeProblem =
  | 'amount_wrong'
  | 'order_below_minimum'
  | 'order_above_maximum'
  | 'balance_insufficient';

/** The first problem of a stake, in the order in which a user can fix it; `undefined` if it is valid. */
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

/** The largest stake within `maximum` whose cost, fee included, fits into `available`: the "Max" button. */
export const largestStake = (
  available: Decimal,
  maximum: Decimal,
  feePercent: Decimal,
  scale: number,
): Decimal => {
  const affordable = divide(multiply(available, HUNDRED), add(HUNDRED, feePercent), scale, 'down');
  const stake = smaller(affordable, toScale(maximum, scale, 'down'));
  const cost = costOf({ stake, feePercent, scale, payoutPercent: ZERO });
  // The fee is rounded up, so the quotient may be one unit too large.
  const fitting =
    compare(cost, available) > 0 ? subtract(stake, decimal(fromTicks(1, scale))) : stake;
  return larger(fitting, ZERO);
};
