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
 * Parses a typed number to plain decimal text: `1.234,5`, `1,234.5`, `１２３４．５`, `1 234,5` and `1,234.5 USDT` are
 * `1234.5`. A single comma followed by exactly three digits is a group mark (`1,234` is `1234`), as in the app's own
 * format. `undefined` for ambiguous text: a number must never change its value.
 */
export const parseTypedNumber = (typed: string): string | undefined => {
  if (typed.length > LONGEST) return undefined;
  const text = toAsciiDigits(typed.replace(INVISIBLE, ''))
    .replace(CURRENCY_AROUND, '')
    .replace(/[’_]/gu, "'")
    .replace(/\s/gu, ' ')
    .trim();
  const groupMark = GROUPED.exec(text)?.[1];
  const isPlain = PLAIN.test(text);
  // A single point is the app's decimal mark; a single comma before three digits is its group mark.
  if (groupMark !== undefined && !(isPlain && groupMark === '.')) {
    return joined(text, fractionOf(text, groupMark));
  }
  return isPlain ? joined(text, text.search(/[.,]/u)) : undefined;
};

/** Plain decimal text with grouped thousands, in the app's format; any other text unchanged. */
export const groupThousands = (text: string): string => {
  if (text.length > LONGEST) return text;
  const [whole = '', ...fraction] = text.split('.');
  if (!/^\d+$/u.test(whole) || !/^\d*$/u.test(fraction.join('.'))) return text;
  return [whole.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ','), ...fraction].join('.');
};

/**
 * The value that an amount field reports: plain decimal text, or the typed text if it is not a number of at most
 * `decimals` places.
 */
export const readTypedAmount = (typed: string, decimals: number): string => {
  const plain = parseTypedNumber(typed);
  const isFine = plain !== undefined && (plain.split('.')[1] ?? '').length <= decimals;
  return isFine ? plain : typed.trim();
};
