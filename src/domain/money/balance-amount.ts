import { amountProblem, type AmountProblem, type AmountRules } from './amount-rules';
import { decimal, isPositive, percentOf, smaller, toScale, type Decimal } from './decimal';

/** Why an amount is outside the rules of a deposit or an exchange; keys of the error catalogue. */
export type AmountRefusal = 'amount_wrong' | 'quantity_below_minimum' | 'order_above_maximum';

const REFUSALS = {
  not_an_amount: 'amount_wrong',
  not_a_multiple: 'amount_wrong',
  below_minimum: 'quantity_below_minimum',
  above_maximum: 'order_above_maximum',
} as const satisfies Record<AmountProblem, AmountRefusal>;

/** The refusal of an amount by its rules; `undefined` if it is within them. */
export const amountRefusal = (amount: Decimal, rules: AmountRules): AmountRefusal | undefined => {
  const problem = amountProblem(amount, rules);
  return problem && REFUSALS[problem];
};

/** `percent` of the available balance as an amount: rounded down, and no more than the maximum. */
export const shareOfBalance = (
  percent: string,
  { maximum, scale }: AmountRules,
  available: Decimal,
): Decimal => {
  const share = toScale(percentOf(available, decimal(percent)), scale, 'down');
  return maximum !== undefined && isPositive(maximum) ? smaller(share, maximum) : share;
};
