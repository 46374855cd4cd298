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
import { closingPriceOf, type Exposure } from './closing-price';
import { roundAsBooked } from './position';

const HUNDRED = decimal('100');
const PERCENT_DECIMALS = 2;

/** A contract account; all amounts in the margin currency. */
export interface ContractAccount {
  /**
   * Neither margin nor held. Negative if a loss exceeded the free money while other positions are open; they or the
   * next credit cover it.
   */
  readonly cash: Decimal;
  /** Held for pending orders. */
  readonly held: Decimal;
  readonly usedMargin: Decimal;
  /** Floating profit and loss of the open positions at their closing prices, each rounded as booked. */
  readonly floating: Decimal;
}

/** Account value if every position were closed now: cash, held money, margin, profit and loss. */
export const equityOf = ({ cash, held, usedMargin, floating }: ContractAccount): Decimal =>
  add(cash, held, usedMargin, floating);

/** Equity that is neither margin nor held. */
export const availableMarginOf = (account: ContractAccount): Decimal =>
  subtract(equityOf(account), add(account.usedMargin, account.held));

/** Amount available for a new order: available margin without floating profit. Never negative. */
export const usableMarginOf = (account: ContractAccount): Decimal =>
  larger(smaller(account.cash, availableMarginOf(account)), ZERO);

/** True if the account can pay the cost of a new order. */
export const canPay = (account: ContractAccount, cost: Decimal): boolean =>
  compare(cost, usableMarginOf(account)) <= 0;

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

/**
 * The closing price at which the account is stopped out if only this position moves: the highest such price for a long,
 * the lowest for a short. `account.floating` covers the other positions only. `undefined` if no positive price does.
 * Stopped out means that the booked result P satisfies P <= T, where T = limit - (cash + held + used + floating). P is
 * rounded towards the loss, so P <= T exactly if the unrounded result lies below T (cut to the scale towards the loss)
 * plus one smallest unit: one step of the price beyond where it is reached. Where the rate moves with the price, the
 * server's rounding of the rate can move it by a step.
 */
export const stopOutPriceOf = (
  exposure: Exposure,
  account: ContractAccount,
  stopOutPercent: Decimal,
): Decimal | undefined => {
  const { side, terms, decimals } = exposure;
  const unit = decimal(fromTicks(1, terms.scale));
  const limit = percentOf(account.usedMargin, stopOutPercent);
  const worst = roundAsBooked(subtract(limit, equityOf(account)), terms.scale);
  const reached = closingPriceOf(exposure, add(worst, unit), side === 'long' ? 'up' : 'down');
  if (reached === undefined) return undefined;
  const tick = decimal(fromTicks(1, decimals));
  const price = side === 'long' ? subtract(reached, tick) : add(reached, tick);
  return isPositive(price) ? price : undefined;
};

/** Distance of a price from the stop-out price, in percent of the price, two decimals, rounded down. */
export const distancePercentOf = (price: Decimal, stopOutPrice: Decimal): Decimal => {
  const distance = subtract(price, stopOutPrice);
  const size = isPositive(distance) ? distance : negate(distance);
  return toScale(divide(multiply(size, HUNDRED), price, 8, 'down'), PERCENT_DECIMALS, 'down');
};
