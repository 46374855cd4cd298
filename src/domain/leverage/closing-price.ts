import {
  add,
  decimal,
  divide,
  isPositive,
  larger,
  multiply,
  negate,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import {
  openingPrice,
  positionProfitOf,
  quantityOf,
  type PositionTerms,
  type Side,
} from './position';

const ONE = decimal('1');
/** Decimals of a rate that is an inverted price, as servers send it. */
const RATE_DECIMALS = 10;

/** A position whose closing price is sought. */
export interface Exposure {
  readonly side: Side;
  readonly terms: PositionTerms;
  readonly lots: number;
  readonly openPrice: Decimal;
  /** Decimals of the pair's prices. */
  readonly decimals: number;
}

/** Profit or loss of lots that will close at `closing`, rounded as booked. The rate may move with that price. */
export const profitAtClosing = (
  side: Side,
  terms: PositionTerms,
  lots: number,
  openPrice: Decimal,
  closing: Decimal,
): Decimal => {
  const { inverseSpread: spread } = terms;
  const last = spread && openingPrice(side, { last: closing, spread });
  const rate = last && isPositive(last) ? divide(ONE, last, RATE_DECIMALS, 'half-up') : terms.rate;
  return positionProfitOf(side, { ...terms, rate }, lots, openPrice, closing);
};

/**
 * The closing price at which lots gain `result` (negative: lose), not rounded as booked, on the price grid; 0 if it is not
 * positive, `undefined` if no price gains so much. Of quantity Q, result R and spread s: a long gains Q * (price - open) * rate,
 * a short the opposite; where the rate is 1 / (price + s) for a long, 1 / (price - s) for a short, the price is
 * (Q * open + s * R) / (Q - R) for a long, (Q * open + s * R) / (Q + R) for a short.
 */
export const closingPriceOf = (
  { side, terms, lots, openPrice, decimals }: Exposure,
  result: Decimal,
  rounding: 'up' | 'down',
): Decimal | undefined => {
  const rise = side === 'long' ? result : negate(result);
  const { rate, inverseSpread } = terms;
  const [worth, more, less] =
    inverseSpread === undefined ? [rate, rise, ZERO] : [ONE, multiply(inverseSpread, result), rise];
  const perPrice = multiply(quantityOf(lots, terms.lotSize), worth);
  const share = subtract(perPrice, less);
  return isPositive(share)
    ? divide(larger(add(multiply(openPrice, perPrice), more), ZERO), share, decimals, rounding)
    : undefined;
};
