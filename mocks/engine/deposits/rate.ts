import { add, decimal, divide, multiply, subtract, type Decimal } from '@/domain/money/decimal';
import { hashText } from '../market/random';

/** Step of a rate: 0.0001 %. */
const STEP = decimal('0.0001');

/**
 * Rate of a product on a calendar day (day number, UTC), in percent per day. Drawn within the published range from the
 * world's seed, the product and the day alone, so it is the same for everyone.
 */
export const rateOfDay = (
  seed: number,
  product: { readonly id: number; readonly lowestRate: Decimal; readonly highestRate: Decimal },
  day: number,
): Decimal => {
  const span = subtract(product.highestRate, product.lowestRate);
  const steps = Number(divide(span, STEP, 0, 'down'));
  const draw = (hashText(`${seed}:lh:${product.id}:${day}`, 1) >>> 0) % (steps + 1);
  return add(product.lowestRate, multiply(STEP, decimal(draw)));
};
