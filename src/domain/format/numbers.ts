import {
  compare,
  decimal,
  isDecimal,
  isZero,
  toFixedDown,
  type Decimal,
} from '@/domain/money/plain-decimal';

/** Displayed for an unknown value. Never `0.00`: unknown is not zero. */
export const UNKNOWN = '--';

/** Displayed for a hidden balance. */
export const HIDDEN = '****';

const MINUS = '\u2212';
const AMOUNT_DECIMALS = 2;

const group = (digits: string): string => digits.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ',');

const withSign = (fixed: string, plus: boolean): string => {
  const negative = fixed.startsWith('-');
  const [whole = '0', fraction] = fixed.replace('-', '').split('.');
  const body = fraction === undefined ? group(whole) : `${group(whole)}.${fraction}`;
  if (!/[1-9]/u.test(body)) return body;
  if (negative) return `${MINUS}${body}`;
  return plus ? `+${body}` : body;
};

const read = (value: string | undefined): Decimal | undefined =>
  value !== undefined && isDecimal(value) ? decimal(value) : undefined;

/**
 * An amount of money with two decimals (or `decimals`), truncated, never rounded up (specification, section 3):
 * `1234.567` is `1,234.56`. Unknown or invalid is `--`.
 */
export const formatAmount = (value: string | undefined, decimals = AMOUNT_DECIMALS): string => {
  const amount = read(value);
  return amount === undefined ? UNKNOWN : withSign(toFixedDown(amount, decimals), false);
};

/** Like `formatAmount`, with a sign: `+85.00`, `−100.00`, `0.00`. */
export const formatSignedAmount = (
  value: string | undefined,
  decimals = AMOUNT_DECIMALS,
): string => {
  const amount = read(value);
  return amount === undefined ? UNKNOWN : withSign(toFixedDown(amount, decimals), true);
};

/** A price with its own decimals or with `decimals`: the pair decides the precision, not the screen. */
export const formatPrice = (value: string | undefined, decimals?: number): string => {
  const price = read(value);
  if (price === undefined || value === undefined) return UNKNOWN;
  const own = value.split('.')[1]?.length ?? 0;
  return withSign(toFixedDown(price, decimals ?? own), false);
};

/** A change in percent with two decimals and a sign: `+2.14%`. No change is `0.00%`. */
export const formatPercent = (percent: string | undefined): string => {
  const value = read(percent);
  return value === undefined ? UNKNOWN : `${withSign(toFixedDown(value, 2), true)}%`;
};

/** A rate in percent without a plus sign: `85%`, `0.2%`; with `decimals`, always that many, for one that moves: `155.40%`. */
export const formatRate = (percent: string | undefined, decimals?: number): string => {
  const value = read(percent);
  if (value === undefined) return UNKNOWN;
  return `${withSign(decimals === undefined ? value : toFixedDown(value, decimals), false)}%`;
};

const COMPACT = [
  { from: decimal('1000000000000'), letter: 'T', drop: 12 },
  { from: decimal('1000000000'), letter: 'B', drop: 9 },
  { from: decimal('1000000'), letter: 'M', drop: 6 },
  { from: decimal('1000'), letter: 'K', drop: 3 },
] as const;

/** A large number in short form, for volumes only, never for balances: `1.24M`. */
export const formatCompact = (value: string | undefined): string => {
  const count = read(value);
  if (count === undefined) return UNKNOWN;
  const row = COMPACT.find(({ from }) => compare(count, from) >= 0);
  if (row === undefined) return withSign(toFixedDown(count, 2), false);
  const whole = toFixedDown(count, 0).padStart(row.drop + 1, '0');
  return `${whole.slice(0, -row.drop)}.${whole.slice(-row.drop, -row.drop + 2)}${row.letter}`;
};

/** Direction of a change; determines its colour, sign and arrow. */
export type Trend = 'up' | 'down' | 'flat';

/** The direction of a signed decimal; invalid text counts as flat. */
export const trendOf = (value: string | undefined): Trend => {
  const change = read(value);
  if (change === undefined || isZero(change)) return 'flat';
  return change.startsWith('-') ? 'down' : 'up';
};

/** Parses a whole number of at most 15 digits; `undefined` for any other text. */
export const parseInteger = (text: string): number | undefined =>
  /^-?\d{1,15}$/u.test(text) ? Number.parseInt(text, 10) : undefined;

/** Number of decimals in a decimal text. */
export const decimalsIn = (text: string): number => text.split('.')[1]?.length ?? 0;
