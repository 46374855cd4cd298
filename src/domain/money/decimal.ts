import { Big } from 'big.js';
import { canonical, compare, isZero, type Decimal } from './plain-decimal';

export {
  compare,
  decimal,
  fromTicks,
  isNegative,
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  ZERO,
  type Decimal,
} from './plain-decimal';

/** How to round to a scale. `down` truncates towards zero, `up` rounds away from zero. */
export type Rounding = 'down' | 'up' | 'half-up';

const MODES = {
  down: Big.roundDown,
  up: Big.roundUp,
  'half-up': Big.roundHalfUp,
} as const satisfies Record<Rounding, Big.RoundingMode>;

/** Plain notation without an exponent, for any size. */
const plain = (value: Big): Decimal => canonical(value.toFixed());

/** A finite JSON number as a decimal: `1e-7` is 0.0000001. */
export const fromJsonNumber = (value: number): Decimal => {
  const text = String(value);
  return text.includes('e') ? plain(new Big(value)) : canonical(text);
};

const EXPONENT = /^[-+]?\d{1,32}(?:\.\d{1,32})?e[-+]?\d{1,2}$/iu;

/** Decimal text with an exponent, as Java writes small numbers: `1.0E-5` is 0.00001. `undefined` for any other text. */
export const fromExponent = (text: string): Decimal | undefined =>
  EXPONENT.test(text) ? plain(new Big(text.replace(/^\+/u, ''))) : undefined;

export const add = (...terms: readonly Decimal[]): Decimal =>
  plain(terms.reduce((sum, term) => sum.plus(term), new Big(0)));
export const subtract = (a: Decimal, b: Decimal): Decimal => plain(new Big(a).minus(b));
export const negate = (a: Decimal): Decimal => plain(new Big(a).times(-1));

/** The value rounded to `scale` decimals. */
export const toScale = (a: Decimal, scale: number, rounding: Rounding): Decimal =>
  plain(new Big(a).round(scale, MODES[rounding]));

/** `a / b` rounded to `scale` decimals. Throws `RangeError` if `b` is zero. */
export const divide = (a: Decimal, b: Decimal, scale: number, rounding: Rounding): Decimal => {
  if (isZero(b)) throw new RangeError('division by zero');
  // big.js divides at its global scale, so this divides at high precision and then rounds once.
  const Precise = Big();
  Precise.DP = scale;
  Precise.RM = MODES[rounding];
  return plain(new Precise(a).div(b));
};

/** `percent` per cent of `a` (2 per cent of 50 is 1), unrounded. */
export const percentOf = (a: Decimal, percent: Decimal): Decimal =>
  plain(new Big(a).times(percent).times('0.01'));

export const smaller = (a: Decimal, b: Decimal): Decimal => (compare(a, b) <= 0 ? a : b);
export const larger = (a: Decimal, b: Decimal): Decimal => (compare(a, b) >= 0 ? a : b);

/** True if `a` has at most `scale` decimals. */
export const fitsScale = (a: Decimal, scale: number): boolean =>
  new Big(a).eq(new Big(a).round(scale, Big.roundDown));

/** True if `a` is a whole multiple of `step` (which is positive). */
export const isMultipleOf = (a: Decimal, step: Decimal): boolean => new Big(a).mod(step).eq(0);

/** Fixed notation with exactly `scale` decimals: `5` at 2 is `5.00`. */
export const toFixedScale = (a: Decimal, scale: number, rounding: Rounding): string =>
  new Big(a).toFixed(scale, MODES[rounding]);

/** Converts a decimal to a JavaScript number for drawing (charts, progress), never for stored or compared money. */
export const toDrawing = (a: string): number => Number(a);
