import { decimal, divide, isPositive, multiply, type Decimal } from '@/domain/money/decimal';
import { spotTotalOf, type SpotAmountRules, type SpotTerms } from './order';

/** Currency that an amount is typed in. The server takes the base currency; in the quote currency it is a total. */
export type SpotUnit = 'base' | 'quote';

/**
 * The base amount that `total` of the quote currency buys or sells at `price`, rounded down to the step. The order then
 * costs or brings at most `total`. Not checked against the limits; `undefined` without a positive price.
 */
export const spotAmountOf = (
  total: Decimal,
  price: Decimal,
  { step }: SpotAmountRules,
): Decimal | undefined =>
  isPositive(price) ? multiply(divide(total, multiply(price, step), 0, 'down'), step) : undefined;

/** Limits on a total, and the step of its buttons, all in the quote currency. */
export interface SpotTotalRules {
  /** The least total that is worth the smallest amount. */
  readonly minimum: Decimal;
  readonly maximum: Decimal;
  /** A power of ten that is worth at least one step of the amount. */
  readonly step: Decimal;
  /** The first multiple of the step within the limits. */
  readonly firstStep: Decimal;
}

/** The limits on an amount as limits on its total at `price`. */
export const spotTotalRules = (
  terms: SpotTerms,
  rules: SpotAmountRules,
  price: Decimal,
): SpotTotalRules => {
  // Rounded up for either side: a total below it is worth less than the smallest amount.
  const minimum = spotTotalOf('buy', terms, price, rules.minimum);
  const [whole = ''] = multiply(price, rules.step).split('.');
  const step = decimal(`1${'0'.repeat(whole.length)}`);
  return {
    minimum,
    maximum: spotTotalOf('buy', terms, price, rules.maximum),
    step,
    firstStep: multiply(divide(minimum, step, 0, 'up'), step),
  };
};
