/** Length of an account name, in characters. */
export const ACCOUNT_NAME_LENGTH = { min: 3, max: 32 } as const;

/** Length of a phone number, in digits: minimum by the specification (section 5), maximum by the contract. */
export const PHONE_LENGTH = { min: 6, max: 20 } as const;

const ACCOUNT_NAME = /^[\w.-]+$/u;
const DIGITS = /^\d+$/u;
const EMAIL = /^[^\s@]+@[^\s@.]+(?:\.[^\s@.]+)+$/u;

const fits = (text: string, { min, max }: { readonly min: number; readonly max: number }) =>
  text.length >= min && text.length <= max;

/** True for a valid account name: Latin letters, digits, `_`, `.` and `-`. */
export const isAccountName = (text: string): boolean =>
  ACCOUNT_NAME.test(text) && fits(text, ACCOUNT_NAME_LENGTH);

/** True for a phone number without its dialling code, digits only. */
export const isPhoneNumber = (text: string): boolean =>
  DIGITS.test(text) && fits(text, PHONE_LENGTH);

/** True for an e-mail address: a name, an at sign, and a host of at least two parts. */
export const isEmail = (text: string): boolean => EMAIL.test(text);
