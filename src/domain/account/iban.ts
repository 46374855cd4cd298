const IBAN = /^[A-Z]{2}[0-9]{2}[0-9A-Z]{11,30}$/u;
/** Country code and check digits, which are moved to the end before the remainder is taken. */
const HEAD = 4;
const MODULUS = 97n;
/** A letter counts as two digits: A is 10, Z is 35. */
const LETTER_OFFSET = 55;

/** A typed IBAN as it is sent: capital letters, no spaces. */
export const normaliseIban = (typed: string): string => typed.replace(/\s/gu, '').toUpperCase();

/** True if the check digits are right (ISO 13616: the number is 1 modulo 97). Expects a normalised IBAN. */
export const isIban = (iban: string): boolean => {
  if (!IBAN.test(iban)) return false;
  const digits = (iban.slice(HEAD) + iban.slice(0, HEAD)).replaceAll(
    /[A-Z]/gu,
    (letter) => `${letter.charCodeAt(0) - LETTER_OFFSET}`,
  );
  return BigInt(digits) % MODULUS === 1n;
};
