import {
  decimal,
  divide,
  multiply,
  percentOf,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';

/** Decimals of a rate: enough for the smallest coin against the largest, and what the wire carries. */
const RATE_SCALE = 18;
const HUNDRED = decimal('100');

/**
 * Units got for one unit given: the ratio of the two public prices (of one unit, in the same currency, positive) less
 * `spreadPercent`. For the user, so rounded down. Throws `RangeError` for a price of zero.
 */
export const flashRate = (
  givenPrice: Decimal,
  gotPrice: Decimal,
  spreadPercent: Decimal,
): Decimal =>
  divide(
    multiply(givenPrice, subtract(HUNDRED, spreadPercent)),
    multiply(gotPrice, HUNDRED),
    RATE_SCALE,
    'down',
  );

/** What an exchange brings, in the currency got. `received` and `fee` together are what leaves the house. */
export interface FlashResult {
  readonly received: Decimal;
  readonly fee: Decimal;
}

/**
 * What `given` units bring at a rate (units got for one): the amount is rounded down, the fee, `feePercent` of it, up, both
 * to the `scale` of the currency got. Nothing may come of very little: `received` is then not positive.
 */
export const flashResult = (
  given: Decimal,
  rate: Decimal,
  feePercent: Decimal,
  scale: number,
): FlashResult => {
  const gross = toScale(multiply(given, rate), scale, 'down');
  const fee = toScale(percentOf(gross, feePercent), scale, 'up');
  return { received: subtract(gross, fee), fee };
};

/**
 * True while a held rate may be used; both in epoch milliseconds. The last moment counts: what the screen shows as held is
 * taken.
 */
export const isHeld = (expiresAt: number, now: number): boolean => now <= expiresAt;
