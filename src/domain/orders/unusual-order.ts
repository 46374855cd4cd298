import { compare, decimal, larger, multiply, type Decimal } from '@/domain/money/decimal';

/** Why an order is unusual: a large share of the balance, or much larger than the last orders. */
export type UnusualReason = 'balance' | 'last';

/** A quarter of the available balance. */
const SHARE = decimal('0.25');
const TIMES = decimal('5');

/**
 * Reason why an order is unusual, and may be a typing error: it costs more than a quarter of the available balance, or
 * more than five times the largest of the `last` orders. All amounts in one currency.
 */
export const unusualReason = (
  cost: Decimal,
  available: Decimal,
  last: readonly Decimal[],
): UnusualReason | undefined => {
  if (compare(cost, multiply(available, SHARE)) > 0) return 'balance';
  if (last.length === 0) return undefined;
  return compare(cost, multiply(last.reduce(larger), TIMES)) > 0 ? 'last' : undefined;
};
