import {
  decimal,
  divide,
  multiply,
  percentOf,
  subtract,
  toScale,
  type Decimal,
} from '@/domain/money/decimal';

/** Decimals of a rate: enough for the smallest coin against the largest, and the maximum on the wire. */
const RATE_SCALE = 18;
const HUNDRED = decimal('100');

/**
 * Units received per unit given: the ratio of the two public prices (per unit, in the same currency, positive) minus
 * `spreadPercent`. A credit, so rounded down. Throws `RangeError` for a price of zero.
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

/** Result of an exchange, in the received currency. `received` plus `fee` leaves the house. */
export interface FlashResult {
  readonly received: Decimal;
  readonly fee: Decimal;
}

/**
 * Result of exchanging `given` units at a rate (received per unit given). The amount is rounded down and the fee,
 * `feePercent` of it, up, both to the `scale` of the received currency. For tiny amounts `received` may be zero or
 * negative.
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

/** True while a held rate is valid; both in epoch milliseconds. The last millisecond is included. */
export const isHeld = (expiresAt: number, now: number): boolean => now <= expiresAt;
