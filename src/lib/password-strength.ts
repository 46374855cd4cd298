/** How hard a password is to guess, 0 (empty) to 4. */
export type PasswordStrength = 0 | 1 | 2 | 3 | 4;

const KINDS = [/\p{Ll}/u, /\p{Lu}/u, /\d/u, /[^\p{L}\d\s]/u] as const;
/** Keyboard rows, sequences and repetition, which attackers try first. */
const COMMON = /^(?:(.)\1+|0?1234\d*|abc(?:123|def).*|qwert.*|asdf.*|passw.*|iloveyou)$/iu;

/** A quick rating by length and character kinds, with known weak patterns rated low. */
export const passwordStrength = (password: string): PasswordStrength => {
  if (password === '') return 0;
  if (password.length < 6 || COMMON.test(password)) return 1;
  const kinds = KINDS.filter((kind) => kind.test(password)).length;
  const points = kinds + (password.length >= 10 ? 1 : 0) + (password.length >= 14 ? 2 : 0);
  if (points <= 2) return 2;
  return points === 3 ? 3 : 4;
};
