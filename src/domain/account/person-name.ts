/** Longest first or last name, in characters (api-spec/paths/account.yaml). */
export const PERSON_NAME_LENGTH = 64;

/**
 * Letters of any script, and the characters that join names: O’Neill, Jean-Luc, Smith, Jr., 买买提·艾力, the joiners of Persian
 * and Indian scripts, A/L Subramaniam and Tan Ah Kow @ Tan Kow on Malaysian documents. No digits: travel documents write
 * names without (ICAO Doc 9303, part 3).
 */
const PERSON_NAME = /^[\p{L}\p{M}][\p{L}\p{M}\u200C-\u200D'’ ,.·・/@-]*$/u;

/** True for a first or last name in any script. */
export const isPersonName = (text: string): boolean => PERSON_NAME.test(text);

/** A typed name as it is sent: one form of each letter, no spaces at the ends, one between words. */
export const normalisePersonName = (typed: string): string =>
  typed.normalize('NFC').trim().replace(/\s+/gu, ' ');

const DOCUMENT_NUMBER = /^[0-9A-Za-z-]{4,32}$/u;

/** True for the number of an identity document: 4 to 32 Latin letters, digits and hyphens. */
export const isDocumentNumber = (text: string): boolean => DOCUMENT_NUMBER.test(text);

/**
 * The number of a document with capital letters, as documents print it: whoever types it in small letters means the same one.
 * Other letters stay, so that `ß` does not become a valid `SS`.
 */
export const upperCaseNumber = (number: string): string =>
  number.replace(/[a-z]/gu, (letter) => letter.toUpperCase());
