import {
  add,
  decimal,
  divide,
  multiply,
  negate,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import type { Side } from './position';

/** What a position gains or loses with its price. Opening price in the quote currency. */
export interface PricedPosition {
  readonly side: Side;
  readonly lots: number;
  readonly openPrice: Decimal;
}

/** More decimals than any price has, so that rounding of the average has no effect. */
const AVERAGE_DECIMALS = 16;

const TWO = decimal('2');

/**
 * Positions of one pair as a single one of their net side: those of opposite sides cancel. `undefined` if nothing is left, so that
 * no price changes their sum. `spread` is the half spread. A long closes at the bid and a short at the ask, two half
 * spreads above: valued at the other side's closing price, its opening price moves by as much.
 */
export const netPositionOf = (
  positions: readonly PricedPosition[],
  spread: Decimal,
): PricedPosition | undefined => {
  const net = positions.reduce((sum, { side, lots }) => sum + (side === 'long' ? lots : -lots), 0);
  if (net === 0) return undefined;
  const netSide: Side = net > 0 ? 'long' : 'short';
  const lots = Math.abs(net);
  const between = multiply(spread, TWO);
  const worth = positions.map(({ side, lots: count, openPrice }) => {
    if (side === netSide) return multiply(openPrice, decimal(`${count}`));
    const aligned = side === 'short' ? subtract(openPrice, between) : add(openPrice, between);
    return negate(multiply(aligned, decimal(`${count}`)));
  });
  const sum = worth.reduce((total, one) => add(total, one), ZERO);
  return {
    side: netSide,
    lots,
    openPrice: divide(sum, decimal(`${lots}`), AVERAGE_DECIMALS, 'down'),
  };
};
