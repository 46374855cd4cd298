/*
 * Parses, compares, multiplies and truncates without the decimal library, so that the first screen does not load it.
 * Exact: an integer and a scale.
 */

declare const decimalBrand: unique symbol;

/** An exact decimal number as text in plain notation (`-12.50`), used on the wire, in the cache and in forms. */
export type Decimal = string & { readonly [decimalBrand]: 'decimal' };

const PATTERN = /^[-+]?(?:\d+\.?\d*|\.\d+)$/u;
const MAX_LENGTH = 64;

/** `units` with the decimal point `scale` digits from the right. */
interface Scaled {
  readonly units: bigint;
  readonly scale: number;
}

const read = (text: string): Scaled => {
  const [whole = '', fraction = ''] = text.split('.');
  return { units: BigInt(`${whole}${fraction}`), scale: fraction.length };
};

const raise = (units: bigint, by: number): bigint => units * 10n ** BigInt(by);

const print = ({ units, scale }: Scaled): string => {
  const digits = String(units < 0n ? -units : units).padStart(scale + 1, '0');
  const sign = units < 0n ? '-' : '';
  if (scale === 0) return `${sign}${digits}`;
  return `${sign}${digits.slice(0, -scale)}.${digits.slice(-scale)}`;
};

/** Integer ticks as a price: 6712340 ticks at 2 decimals is `67123.40`. */
export const fromTicks = (ticks: number, decimals: number): string =>
  print({ units: BigInt(ticks), scale: decimals });

const toDecimal = (value: Scaled): Decimal => {
  const text = print(value);
  // The one place where text becomes a Decimal: `print` wrote it, so it is one.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return (value.scale === 0 ? text : text.replace(/\.?0+$/u, '')) as Decimal;
};

/** Canonical form of plain decimal text of any length: no plus sign, no redundant zeros, no negative zero. */
export const canonical = (text: string): Decimal => toDecimal(read(text.replace(/^\+/u, '')));

/** True if `text` is a decimal number in plain notation of at most 64 characters. */
export const isDecimal = (text: string): boolean => text.length <= MAX_LENGTH && PATTERN.test(text);

/**
 * Parses decimal text. Throws `RangeError` if it is not a plain decimal number. Accepts a plus sign, because servers
 * write it before a positive change.
 */
export const decimal = (text: string | number): Decimal => {
  const source = String(text).trim();
  if (!isDecimal(source)) throw new RangeError(`not a decimal number: ${source.slice(0, 40)}`);
  return canonical(source);
};

/** Parses decimal text; `undefined` if it is invalid. */
export const parseDecimal = (text: string): Decimal | undefined =>
  isDecimal(text.trim()) ? decimal(text) : undefined;

export const ZERO: Decimal = decimal('0');

export const multiply = (a: Decimal, b: Decimal): Decimal => {
  const [x, y] = [read(a), read(b)];
  return toDecimal({ units: x.units * y.units, scale: x.scale + y.scale });
};

export const compare = (a: Decimal, b: Decimal): -1 | 0 | 1 => {
  const [x, y] = [read(a), read(b)];
  const scale = Math.max(x.scale, y.scale);
  const [left, right] = [raise(x.units, scale - x.scale), raise(y.units, scale - y.scale)];
  if (left === right) return 0;
  return left < right ? -1 : 1;
};

export const isZero = (a: Decimal): boolean => a === ZERO;
export const isNegative = (a: Decimal): boolean => a.startsWith('-');
export const isPositive = (a: Decimal): boolean => !isZero(a) && !isNegative(a);

/** Fixed notation with exactly `scale` decimals, truncated towards zero: `1.239` at 2 is `1.23`, `5` is `5.00`. */
export const toFixedDown = (a: Decimal, scale: number): string => {
  const { units, scale: own } = read(a);
  return print({
    units: own > scale ? units / raise(1n, own - scale) : raise(units, scale - own),
    scale,
  });
};
