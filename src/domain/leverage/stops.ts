import {
  add,
  compare,
  decimal,
  divide,
  isPositive,
  multiply,
  negate,
  percentOf,
  smaller,
  larger,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { closingPriceOf, profitAtClosing, type Exposure } from './closing-price';
import type { Side } from './position';

const HUNDRED = decimal('100');

/** The two prices that close a position automatically. */
export type StopKind = 'takeProfit' | 'stopLoss';

/** Reason to refuse a stop. The codes are keys of the error catalogue. */
export type StopProblem = 'take_profit_wrong' | 'stop_loss_wrong';

/** Stops of an order: prices in the quote currency, `undefined` for none. */
export interface Stops {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

/** True if the stop lies above the price: a long's take profit, a short's stop loss. */
export const liesAbove = (side: Side, kind: StopKind): boolean =>
  (side === 'long') === (kind === 'takeProfit');

const isPlaced = (
  side: Side,
  kind: StopKind,
  stop: Decimal | undefined,
  open: Decimal,
  current: Decimal,
): boolean => {
  if (stop === undefined) return true;
  if (!isPositive(stop)) return false;
  return liesAbove(side, kind)
    ? compare(stop, larger(open, current)) >= 0
    : compare(stop, smaller(open, current)) <= 0;
};

/**
 * The problem of a position's stops (specification, section 5): neither is 0; long: take profit not below the open and
 * the current price, stop loss not above them; short: the opposite. `current` is the closing price of the side; for a
 * pending order both prices are the limit price.
 */
export const stopsProblem = (
  side: Side,
  { takeProfit, stopLoss }: Stops,
  open: Decimal,
  current: Decimal,
): StopProblem | undefined => {
  if (!isPlaced(side, 'takeProfit', takeProfit, open, current)) return 'take_profit_wrong';
  if (!isPlaced(side, 'stopLoss', stopLoss, open, current)) return 'stop_loss_wrong';
  return undefined;
};

/** The position of a stop, used to convert between price, percent and amount. */
export interface StopBasis extends Exposure {
  readonly kind: StopKind;
}

/** The signed distance of the stop from the open price. */
const toward = ({ side, kind }: StopBasis, distance: Decimal): Decimal =>
  liesAbove(side, kind) ? distance : negate(distance);

/**
 * Rounding of a stop to the price grid: a take profit away from the open price, a stop loss towards it, so that it
 * gains no less and loses no more than requested. For a long both are up, for a short both are down.
 */
const roundingOf = ({ side }: StopBasis): 'up' | 'down' => (side === 'long' ? 'up' : 'down');

/** The stop at `percent` per cent of the open price away from it; not positive if that is too far. */
export const stopAtPercent = (basis: StopBasis, percent: Decimal): Decimal => {
  const distance = percentOf(basis.openPrice, percent);
  return toScale(add(basis.openPrice, toward(basis, distance)), basis.decimals, roundingOf(basis));
};

/**
 * The stop that gains (take profit) or loses (stop loss) `amount` of the margin currency; not positive if that is too
 * far.
 */
export const stopAtAmount = (basis: StopBasis, amount: Decimal): Decimal => {
  const result = basis.kind === 'takeProfit' ? amount : negate(amount);
  return closingPriceOf(basis, result, roundingOf(basis)) ?? ZERO;
};

/** Distance of a stop from the open price in percent of it, two decimals, half up. Negative on the wrong side. */
export const percentOfStop = (basis: StopBasis, stop: Decimal): Decimal => {
  const distance = toward(basis, subtract(stop, basis.openPrice));
  return divide(multiply(distance, HUNDRED), basis.openPrice, 2, 'half-up');
};

/** Gain or loss of a stop in the margin currency, signed, rounded as booked, without fees. */
export const amountOfStop = ({ side, terms, lots, openPrice }: StopBasis, stop: Decimal): Decimal =>
  profitAtClosing(side, terms, lots, openPrice, stop);
