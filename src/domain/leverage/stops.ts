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
  type Decimal,
} from '@/domain/money/decimal';
import { profitOf, quantityOf, type PositionTerms, type Side } from './position';

const HUNDRED = decimal('100');

/** The two prices that close a position by themselves. */
export type StopKind = 'takeProfit' | 'stopLoss';

/** Why a stop is refused. The codes are keys of the error catalogue. */
export type StopProblem = 'take_profit_wrong' | 'stop_loss_wrong';

/** Stops of an order: prices in the quote currency, `undefined` for none. */
export interface Stops {
  readonly takeProfit: Decimal | undefined;
  readonly stopLoss: Decimal | undefined;
}

/** True if the stop lies where the price must rise to: a long's take profit, a short's stop loss. */
const liesAbove = (side: Side, kind: StopKind): boolean =>
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
 * What is wrong with the stops of a position (specification, section 5): neither is 0; long: take profit not below the
 * open and the current price, stop loss not above them; short the other way round. `current` is the closing price of the
 * side; for a pending order both prices are the one that is asked for.
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

/** The position whose stop is set, by which price, percent and amount turn into each other. */
export interface StopBasis {
  readonly side: Side;
  readonly kind: StopKind;
  readonly terms: PositionTerms;
  readonly lots: number;
  readonly openPrice: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/** The signed distance from the open price at which the stop lies. */
const toward = ({ side, kind }: StopBasis, distance: Decimal): Decimal =>
  liesAbove(side, kind) ? distance : negate(distance);

/**
 * How a stop is brought to the grid of prices: a take profit away from the open price, a stop loss towards it, so that
 * it gains no less and loses no more than was asked for. For a long both is up, for a short both is down.
 */
const roundingOf = ({ side }: StopBasis): 'up' | 'down' => (side === 'long' ? 'up' : 'down');

/** The stop that lies `percent` per cent of the open price away from it; not positive if that is too far. */
export const stopAtPercent = (basis: StopBasis, percent: Decimal): Decimal => {
  const distance = percentOf(basis.openPrice, percent);
  return toScale(add(basis.openPrice, toward(basis, distance)), basis.decimals, roundingOf(basis));
};

/** The stop that gains (take profit) or loses (stop loss) `amount` of the margin currency; not positive if that is too much. */
export const stopAtAmount = (basis: StopBasis, amount: Decimal): Decimal => {
  const perPrice = multiply(quantityOf(basis.lots, basis.terms.lotSize), basis.terms.rate);
  const worth = add(multiply(basis.openPrice, perPrice), toward(basis, amount));
  return divide(worth, perPrice, basis.decimals, roundingOf(basis));
};

/** How far a stop lies from the open price in percent of it, two decimals, half up. Negative on the wrong side. */
export const percentOfStop = (basis: StopBasis, stop: Decimal): Decimal => {
  const distance = toward(basis, subtract(stop, basis.openPrice));
  return divide(multiply(distance, HUNDRED), basis.openPrice, 2, 'half-up');
};

/** What a stop gains or loses in the margin currency, signed and as it would be booked, without fees. */
export const amountOfStop = ({ side, terms, lots, openPrice }: StopBasis, stop: Decimal): Decimal =>
  profitOf(side, terms, lots, openPrice, stop);
