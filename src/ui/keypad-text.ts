/** What a key of the number pad does: writes a digit, writes the decimal mark, or takes the last character away. */
export type KeypadKey =
  | '0'
  | '1'
  | '2'
  | '3'
  | '4'
  | '5'
  | '6'
  | '7'
  | '8'
  | '9'
  | 'mark'
  | 'delete';

/** More whole digits than any amount has; a key that rests under something must not fill the screen. */
const MOST_WHOLE_DIGITS = 15;
const UNFINISHED = /^\d*\.?\d*$/u;

const withDigit = (text: string, digit: string, decimals: number): string => {
  const [whole = '', fraction] = text.split('.');
  if (fraction !== undefined) return fraction.length < decimals ? `${text}${digit}` : text;
  if (whole === '0') return digit;
  return whole.length < MOST_WHOLE_DIGITS ? `${text}${digit}` : text;
};

/**
 * The amount after a key: plain decimal text of at most `decimals` places, `''` when all is deleted. A key that fits
 * nowhere changes nothing; text that is no amount is typed over.
 */
export const afterKey = (value: string, key: KeypadKey, decimals: number): string => {
  if (key === 'delete') return value.slice(0, -1);
  const text = UNFINISHED.test(value) ? value : '';
  if (key !== 'mark') return withDigit(text, key, decimals);
  return decimals === 0 || text.includes('.') ? text : `${text || '0'}.`;
};

const BY_KEY: Readonly<Record<string, KeypadKey>> = {
  '.': 'mark',
  ',': 'mark',
  Backspace: 'delete',
  Delete: 'delete',
};

const isDigitKey = (key: string): key is KeypadKey => /^\d$/u.test(key);

/** The pad's key for a key of a keyboard, by the name that the browser gives it; comma and point are both the mark. */
export const toKeypadKey = (key: string): KeypadKey | undefined =>
  isDigitKey(key) ? key : BY_KEY[key];

/** How the language writes the mark between whole and fraction: `,` in German, `.` in English. */
export const decimalMarkOf = (locale: string): string =>
  new Intl.NumberFormat(locale, { numberingSystem: 'latn' })
    .formatToParts(0.5)
    .find(({ type }) => type === 'decimal')?.value ?? '.';
