const FULL_WIDTH_ZERO = '０'.codePointAt(0) ?? 0;

/** Full-width and Thai digits and marks as their ASCII ones, character for character (the caret keeps its place). */
export const toAsciiDigits = (text: string): string =>
  text
    .replace(/[０-９]/gu, (digit) => String((digit.codePointAt(0) ?? 0) - FULL_WIDTH_ZERO))
    .replace(/[๐-๙]/gu, (digit) => String('๐๑๒๓๔๕๖๗๘๙'.indexOf(digit)))
    .replace(/[．。｡]/gu, '.')
    .replace(/[，、٫]/gu, ',');

/** What copied text carries beside a number: marks of the writing direction, soft hyphens, joiners. */
const INVISIBLE = /[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u2069\uFEFF]/gu;

/**
 * Currencies as people write them before or after an amount. A list, not any word: `3k`, `5 mio` and `3万` are other
 * numbers than 3 and 5.
 */
const CURRENCY =
  '(?:US\\$|\\p{Sc}|USDT|USDC|USD|EUR|GBP|CHF|JPY|CNY|RMB|KRW|TWD|HKD|VND|THB|BRL|BTC|ETH|dollars?|euros?|元|圆|圓|円|원|บาท)';
const CURRENCY_AROUND = new RegExp(
  `^\\s*${CURRENCY}\\s*(?=[\\d.,])|(?<=[\\d.,])\\s*${CURRENCY}\\s*$`,
  'giu',
);

const PLAIN = /^(?:\d+[.,]?|(?=[.,]\d)[.,])\d*$/u;
/** Groups of three with one mark throughout, then perhaps another mark and a fraction. */
const GROUPED = /^[1-9]\d{0,2}(?:([.,' ])\d{3}(?:\1\d{3})*)(?:(?!\1)[.,]\d*)?$/u;

const digits = (part: string): string => part.replace(/[.,' ]/gu, '');

/** Without the marks of groups, and with a point before the fraction that begins at `at`. */
const joined = (text: string, at: number): string => {
  return at < 0
    ? digits(text)
    : `${digits(text.slice(0, at)) || '0'}.${digits(text.slice(at + 1))}`;
};

/** Where the fraction of a grouped number begins: behind a mark that groups nothing. */
const fractionOf = (text: string, groupMark: string): number =>
  groupMark === '.'
    ? text.indexOf(',')
    : groupMark === ','
      ? text.indexOf('.')
      : text.search(/[.,]/u);

/** No amount is longer, and reading one must not take long whatever was pasted. */
const LONGEST = 64;

/**
 * A number as people write it, as plain decimal text: `1.234,5`, `1,234.5`, `１２３４．５`, `1 234,5` and `1,234.5 USDT`
 * are `1234.5`. A single comma followed by exactly three digits groups (`1,234` is `1234`), as the app itself writes it.
 * `undefined` for anything that could be meant in another way: it must never become another number.
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
  // A point alone is the app's own decimal mark; a comma alone before three digits is its mark of groups.
  if (groupMark !== undefined && !(isPlain && groupMark === '.')) {
    return joined(text, fractionOf(text, groupMark));
  }
  return isPlain ? joined(text, text.search(/[.,]/u)) : undefined;
};

/** Plain decimal text with the thousands marked, as the app writes numbers; any other text as it is. */
export const groupThousands = (text: string): string => {
  if (text.length > LONGEST) return text;
  const [whole = '', ...fraction] = text.split('.');
  if (!/^\d+$/u.test(whole) || !/^\d*$/u.test(fraction.join('.'))) return text;
  return [whole.replace(/\B(?=(?:\d{3})+(?!\d))/gu, ','), ...fraction].join('.');
};

/** What an amount field is told of what stands in it: plain decimal text, or the typed text if it is no number of at most `decimals` places. */
export const readTypedAmount = (typed: string, decimals: number): string => {
  const plain = parseTypedNumber(typed);
  const isFine = plain !== undefined && (plain.split('.')[1] ?? '').length <= decimals;
  return isFine ? plain : typed.trim();
};
