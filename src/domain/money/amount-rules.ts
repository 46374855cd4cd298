import { compare, fitsScale, isMultipleOf, isPositive, isZero, type Decimal } from './decimal';

/** Bounds of an amount, all in its own currency or units. `maximum` 0 or absent means no limit. */
export interface AmountRules {
  readonly minimum: Decimal;
  readonly maximum?: Decimal | undefined;
  /** Maximum decimals of an amount. */
  readonly scale: number;
  /** Step of an amount, positive. Absent means any amount that fits the scale. */
  readonly step?: Decimal | undefined;
}

/** Reason to refuse an amount. Each product maps it to its own key. */
export type AmountProblem = 'not_an_amount' | 'not_a_multiple' | 'below_minimum' | 'above_maximum';

/**
 * The first problem of an amount, in the order in which a user can fix it; `undefined` if it is valid. Bounds are
 * inclusive (specification, section 5).
 */
export const amountProblem = (
  amount: Decimal,
  { minimum, maximum, scale, step }: AmountRules,
): AmountProblem | undefined => {
  if (!isPositive(amount) || !fitsScale(amount, scale)) return 'not_an_amount';
  if (compare(amount, minimum) < 0) return 'below_minimum';
  const limited = maximum !== undefined && !isZero(maximum);
  if (limited && compare(amount, maximum) > 0) return 'above_maximum';
  if (step !== undefined && !isMultipleOf(amount, step)) return 'not_a_multiple';
  return undefined;
};
