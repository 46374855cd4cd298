const FULL_WIDTH_ZERO = '０'.codePointAt(0) ?? 0;

/** Full-width and Thai digits and marks as their ASCII ones, character for character (the caret keeps its place). */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
    .replace(/[๐-๙]/gu, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .replace(/[．。｡]/gu, '.')
    .replace(/[，、٫]/gu, ',');

/** Which of the marks in a pasted number divides the fraction off. */
const decimalMarkAt = (text: string): number => {
  const dot = text.lastIndexOf('.');
  const comma = text.lastIndexOf(',');
  if (dot >= 0 && comma >= 0) return Math.max(dot, comma);
  const only = Math.max(dot, comma);
  // The same mark twice groups thousands: 1,234,567.
  return text.indexOf(only === dot ? '.' : ',') === only ? only : -1;
};

const digits = (part: string): string => part.replace(/[.,]/gu, '');

/**
 * A number as people write it, as plain decimal text: `1.234,5`, `1,234.5`, `１２３．４` and `1 234,5` are `1234.5`
 * and so on. A single comma followed by exactly three digits groups (`1,234` is `1234`), as the app itself writes it.
 * `undefined` if it is no number.
 */
export const parseTypedNumber = (typed: string): string | undefined => {
  const text = toAsciiDigits(typed).replace(/[\s'’_]/gu, '');
  if (!/^\d*(?:[.,]\d*)*$/u.test(text) || !/\d/u.test(text)) return undefined;
  const groups = /^[1-9]\d{0,2}(?:,\d{3})+$/u.test(text);
  const at = groups ? -1 : decimalMarkAt(text);
  if (at < 0) return digits(text);
  return `${digits(text.slice(0, at)) || '0'}.${digits(text.slice(at + 1))}`;
};

/** Cuts plain decimal text to `decimals` places, without rounding. */
export const cutDecimals = (text: string, decimals: number): string => {
  const [whole = '', fraction] = text.split('.');
  if (fraction === undefined || decimals === 0) return whole;
  return `${whole}.${fraction.slice(0, decimals)}`;
};
