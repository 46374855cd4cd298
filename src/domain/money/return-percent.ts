import { decimal, divide, isNegative, isPositive, multiply, ZERO, type Decimal } from './decimal';

const HUNDRED = decimal('100');
const PERCENT_DECIMALS = 2;

/**
 * Profit or loss in percent of the money it was made with, two decimals: a gain is rounded down and a loss up, so that
 * neither looks better than it is. Zero where there was no money.
 */
export const returnPercentOf = (profit: Decimal, invested: Decimal): Decimal => {
  const rounding = isNegative(profit) ? 'up' : 'down';
  return isPositive(invested)
    ? divide(multiply(profit, HUNDRED), invested, PERCENT_DECIMALS, rounding)
    : ZERO;
};
