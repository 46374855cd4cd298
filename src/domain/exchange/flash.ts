import type { AmountRules } from '@/domain/money/amount-rules';
import { amountRefusal, type AmountRefusal } from '@/domain/money/balance-amount';
import {
  compare,
  decimal,
  divide,
  isPositive,
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

/** Reason to refuse the given amount; keys of the error catalogue. */
export type FlashAmountProblem = AmountRefusal | 'wallet_insufficient';

/**
 * The first problem of a given amount; `undefined` if it can be exchanged. `received` is what it gives at the rate, or
 * `undefined` without one: an amount that gives nothing is too small.
 */
export const flashAmountProblem = (
  given: Decimal,
  rules: AmountRules,
  received: Decimal | undefined,
  available: Decimal,
): FlashAmountProblem | undefined => {
  const refusal = amountRefusal(given, rules);
  if (refusal !== undefined) return refusal;
  if (received !== undefined && !isPositive(received)) return 'quantity_below_minimum';
  return compare(given, available) > 0 ? 'wallet_insufficient' : undefined;
};

/** Units given for one unit received: the other way round of a positive rate, rounded to its nearest last decimal. */
export const inverseRate = (rate: Decimal): Decimal =>
  divide(decimal('1'), rate, RATE_SCALE, 'half-up');

/** Digits of a rate that are shown. */
const SHOWN_DIGITS = 7;

/** A rate with its seven most significant digits, truncated; whole digits are always kept. */
export const shownRate = (rate: Decimal): Decimal => {
  const [whole = '0', fraction = ''] = rate.split('.');
  if (whole !== '0') return toScale(rate, Math.max(0, SHOWN_DIGITS - whole.length), 'down');
  const zeros = fraction.length - fraction.replace(/^0+/u, '').length;
  return toScale(rate, zeros + SHOWN_DIGITS, 'down');
};

/** True while a held rate is valid; both in epoch milliseconds. The last millisecond is included. */
export const isRateHeld = (expiresAt: number, now: number): boolean => now <= expiresAt;
