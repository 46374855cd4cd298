import { compare, decimal, larger, multiply, type Decimal } from '@/domain/money/decimal';

/** Why an order is out of the usual: a large part of what there is, or much more than the last ones. */
export type Unusual = 'balance' | 'last';

/** A quarter of what is available. */
const SHARE = decimal('0.25');
const TIMES = decimal('5');

/**
 * Whether an order costs more than a quarter of what is available, or more than five times the dearest of the `last`
 * ones: a slip of the finger looks like that. All amounts in one currency.
 */
export const unusualOf = (
  cost: Decimal,
  available: Decimal,
  last: readonly Decimal[],
): Unusual | undefined => {
  if (compare(cost, multiply(available, SHARE)) > 0) return 'balance';
  if (last.length === 0) return undefined;
  return compare(cost, multiply(last.reduce(larger), TIMES)) > 0 ? 'last' : undefined;
};
