/** A key of the number pad: a digit, the decimal mark, or delete. */
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

/** More integer digits than any amount has; a stuck key must not fill the screen. */
const MOST_WHOLE_DIGITS = 15;
const UNFINISHED = /^\d*\.?\d*$/u;

const withDigit = (text: string, digit: string, decimals: number): string => {
  const [whole = '', fraction] = text.split('.');
  if (fraction !== undefined) return fraction.length < decimals ? `${text}${digit}` : text;
  if (whole === '0') return digit;
  return whole.length < MOST_WHOLE_DIGITS ? `${text}${digit}` : text;
};

/**
 * The amount after a key: plain decimal text of at most `decimals` places, `''` if all is deleted. A key that does not
 * fit changes nothing; invalid text is replaced.
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

/** The pad key for a `KeyboardEvent.key`; comma and point both give the decimal mark. */
export const toKeypadKey = (key: string): KeypadKey | undefined =>
  isDigitKey(key) ? key : BY_KEY[key];
