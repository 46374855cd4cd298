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
import { bookable, quantityOf, type PositionTerms, type Side } from './position';

const HUNDRED = decimal('100');
const PERCENT_DECIMALS = 2;

/** A contract account, all in the margin currency. */
export interface ContractAccount {
  /**
   * Neither margin nor held. Negative if a loss was larger than what was free while other positions are open: they, or
   * the next credit, make up for it.
   */
  readonly cash: Decimal;
  /** Held for pending orders. */
  readonly held: Decimal;
  readonly usedMargin: Decimal;
  /** Profit and loss of the open positions at their closing prices, each as it would be booked. */
  readonly floating: Decimal;
}

/** What the account would be if every position were closed now: cash, held money, margin, profit and loss. */
export const equityOf = ({ cash, held, usedMargin, floating }: ContractAccount): Decimal =>
  add(cash, held, usedMargin, floating);

/** Equity that is neither margin nor held. */
export const availableMarginOf = (account: ContractAccount): Decimal =>
  subtract(equityOf(account), add(account.usedMargin, account.held));

/** What a new order may use: available margin, but no floating profit, which is no money yet. Never negative. */
export const usableOf = (account: ContractAccount): Decimal =>
  larger(smaller(account.cash, availableMarginOf(account)), ZERO);

/** Equity in percent of the used margin, two decimals, rounded down; `undefined` without a position. */
export const marginLevelOf = (account: ContractAccount): Decimal | undefined => {
  if (!isPositive(account.usedMargin)) return undefined;
  const parts = multiply(equityOf(account), HUNDRED);
  return divide(parts, account.usedMargin, PERCENT_DECIMALS, isPositive(parts) ? 'down' : 'up');
};

/** True if positions must be closed: equity is at most `stopOutPercent` per cent of the used margin. Exact. */
export const isStopOut = (account: ContractAccount, stopOutPercent: Decimal): boolean =>
  isPositive(account.usedMargin) &&
  compare(equityOf(account), percentOf(account.usedMargin, stopOutPercent)) <= 0;

/** One position whose stop-out price is asked for, in an account whose other positions stand still. */
export interface Exposure {
  readonly side: Side;
  readonly terms: PositionTerms;
  readonly lots: number;
  readonly openPrice: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/**
 * The closing price at which the account is stopped out if this position alone moves: for a long the highest price that
 * is low enough, for a short the lowest that is high enough. `account` holds the other positions' floating result only.
 * `undefined` if no positive price does it.
 *
 * Stopped out means that the booked result P satisfies P <= T, where T = limit - (cash + held + used + floating). P is
 * rounded towards the loss, so P <= T exactly when the unrounded result lies below T (cut to the scale towards the loss)
 * plus one smallest unit: a price on the far side of `edge`.
 */
export const stopOutPriceOf = (
  { side, terms, lots, openPrice, decimals }: Exposure,
  account: ContractAccount,
  stopOutPercent: Decimal,
): Decimal | undefined => {
  const unit = decimal(fromTicks(1, terms.scale));
  const limit = percentOf(account.usedMargin, stopOutPercent);
  const worst = bookable(subtract(limit, equityOf(account)), terms.scale);
  const perPrice = multiply(quantityOf(lots, terms.lotSize), terms.rate);
  if (!isPositive(perPrice)) return undefined;
  const move = add(worst, unit);
  const tick = decimal(fromTicks(1, decimals));
  const price =
    side === 'long'
      ? subtract(edge(openPrice, move, perPrice, decimals, 'up'), tick)
      : add(edge(openPrice, negate(move), perPrice, decimals, 'down'), tick);
  return isPositive(price) ? price : undefined;
};

/** `open + move / perPrice` on the grid of prices, rounded up or down exactly (the sum is positive or of no use). */
const edge = (
  openPrice: Decimal,
  move: Decimal,
  perPrice: Decimal,
  decimals: number,
  rounding: 'up' | 'down',
): Decimal => {
  const numerator = add(multiply(openPrice, perPrice), move);
  return divide(larger(numerator, ZERO), perPrice, decimals, rounding);
};

/** How far a price is from the stop-out price, in percent of the price, two decimals, rounded down. */
export const distancePercentOf = (price: Decimal, stopOutPrice: Decimal): Decimal => {
  const distance = subtract(price, stopOutPrice);
  const size = isPositive(distance) ? distance : negate(distance);
  return toScale(divide(multiply(size, HUNDRED), price, 8, 'down'), PERCENT_DECIMALS, 'down');
};
