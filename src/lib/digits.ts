import { decimalsIn, numberStyle } from '@/domain/format/numbers';
import { groupDigits, type NumberStyle } from '@/domain/format/number-style';
import { parseDecimal, type Decimal } from '@/domain/money/plain-decimal';

const FULL_WIDTH_ZERO = '０'.codePointAt(0) ?? 0;

/** Converts full-width and Thai digits and marks to ASCII, one character for one (the caret keeps its place). */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
    .replace(/[๐-๙]/gu, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .replace(/[．。｡]/gu, '.')
    .replace(/[，、٫]/gu, ',');

/** Invisible characters in copied text: direction marks, soft hyphens, joiners. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/** Currencies before or after an amount. A fixed list: `3k`, `5 mio` and `3万` are not 3 and 5. */
const CURRENCY =
  '(?:US\\$|\\p{Sc}|USDT|USDC|USD|EUR|GBP|CHF|JPY|CNY|RMB|KRW|TWD|HKD|VND|THB|BRL|BTC|ETH|dollars?|euros?|元|圆|圓|円|원|บาท)';
const CURRENCY_AROUND = new RegExp(
  `^\\s*${CURRENCY}\\s*(?=[\\d.,])|(?<=[\\d.,])\\s*${CURRENCY}\\s*$`,
  'giu',
);

const PLAIN = /^(?:\d+[.,]?|(?=[.,]\d)[.,])\d*$/u;
/** Groups of three with one consistent mark, then optionally another mark and a fraction. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3}(?:\1\d{3})*)(?:(?!\1)[.,]\d*)?$/u;

const digits = (part: string): string => part.replace(/[.,' ]/gu, '');

/** Removes group marks, and puts a point before the fraction that starts at `at`. */
const joined = (text: string, at: number): string => {
  return at < 0
    ? digits(text)
    : `${digits(text.slice(0, at)) || '0'}.${digits(text.slice(at + 1))}`;
};

/** Index of the fraction of a grouped number: after a mark that is not the group mark. */
const fractionOf = (text: string, groupMark: string): number =>
  groupMark === '.'
    ? text.indexOf(',')
    : groupMark === ','
      ? text.indexOf('.')
      : text.search(/[.,]/u);

/** Longer than any amount; bounds the parsing time of pasted text. */
const LONGEST = 64;

/**
 * Parses a typed number to plain decimal text, whichever marks it has: `1.234,5`, `1,234.5`, `１２３４．５`, `1 234,5` and
 * `1,234.5 USDT` are `1234.5`. Of two different marks the last is the decimal mark; a repeated mark groups. A single mark
 * is the decimal mark, with one exception: the style's own group mark before exactly three digits groups, so `1,234` is
 * `1234` in English and `1.234` in German. `undefined` for other text: a number must never change its value.
 */
export const parseTypedNumber = (
  typed: string,
  style: NumberStyle = numberStyle(),
): string | undefined => {
  if (typed.length > LONGEST) return undefined;
  const text = toAsciiDigits(typed.replace(INVISIBLE, ''))
    .replace(CURRENCY_AROUND, '')
    .replace(/[’_]/gu, "'")
    .replace(/\s/gu, ' ')
    .trim();
  const groupMark = GROUPED.exec(text)?.[1];
  const isPlain = PLAIN.test(text);
  if (groupMark !== undefined && !(isPlain && groupMark !== style.group)) {
    return joined(text, fractionOf(text, groupMark));
  }
  return isPlain ? joined(text, text.search(/[.,]/u)) : undefined;
};

const WRITTEN = /^(?<whole>\d+)(?:\.(?<fraction>\d*))?$/u;

/** Plain decimal text, also unfinished (`1000.`), in the reader's style; any other text unchanged. */
export const groupThousands = (text: string, style: NumberStyle = numberStyle()): string => {
  const parts = text.length > LONGEST ? undefined : WRITTEN.exec(text)?.groups;
  if (parts === undefined) return text;
  const { whole = '', fraction } = parts;
  const grouped = groupDigits(whole, style);
  return fraction === undefined ? grouped : `${grouped}${style.decimal}${fraction}`;
};

/**
 * The value that an amount field reports: plain decimal text, or the typed text if it is not a number of at most
 * `decimals` places.
 */
export const readTypedAmount = (
  typed: string,
  decimals: number,
  style: NumberStyle = numberStyle(),
): string => {
  const plain = parseTypedNumber(typed, style);
  return plain !== undefined && decimalsIn(plain) <= decimals ? plain : typed.trim();
};

/** The number that a field of `decimals` places has reported; `undefined` for text that it has not understood. */
export const parseFieldText = (text: string, decimals: number): Decimal | undefined =>
  decimalsIn(text) <= decimals ? parseDecimal(text) : undefined;

/** The text of a number written by `groupThousands`, without its group marks. */
export const ungroupTyped = (text: string, style: NumberStyle = numberStyle()): string =>
  text.replaceAll(style.group, '');

/** Decimals that tell a whole number from one with a fraction of three digits. */
const TELLING_DECIMALS = 2;

/**
 * The value of a typed text in the reader's style, if the text could be taken for another number: it has foreign marks
 * (`1000.5` in German is `1.000,50`), or its only mark groups (`1,234` in English is `1,234.00`). `undefined` if the text
 * says it, or is no number.
 */
export const readingOf = (
  typed: string,
  value: string,
  decimals: number,
  style: NumberStyle = numberStyle(),
): string | undefined => {
  const parts = WRITTEN.exec(value)?.groups;
  if (parts === undefined) return undefined;
  const text = typed.replace(INVISIBLE, '').replace(/\s/gu, ' ').trim();
  const marks = text.replace(/\d/gu, '');
  if (marks === '' || marks === style.decimal) return undefined;
  const isSame = (written: string): boolean => written.replace(/\s/gu, ' ') === text;
  if (marks !== style.group && isSame(groupThousands(value, style))) return undefined;
  const { whole = '', fraction = '' } = parts;
  const padded = fraction.padEnd(Math.min(decimals, TELLING_DECIMALS), '0');
  const written = groupThousands(padded === '' ? whole : `${whole}.${padded}`, style);
  return isSame(written) ? undefined : written;
};
