/** User-perceived characters: an accent or a flag is part of its character. */
const letters = (text: string): readonly string[] =>
  Array.from(
    new Intl.Segmenter(undefined, { granularity: 'grapheme' }).segment(text),
    (part) => part.segment,
  );

/** Scripts without spaces, whose names are abbreviated to one character. */
const ONE_SIGN =
  /[\p{Script=Han}\p{Script=Hangul}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
const BEGINS_A_NAME = /[\p{L}\p{N}]/u;

/** The initials of the first and the last word of a name, in capitals; `?` for a name without letters. */
export const initialsOf = (name: string): string => {
  const words = name.split(/[\s._@-]+/u).filter((word) => BEGINS_A_NAME.test(word));
  const firsts = words.flatMap(
    (word) => letters(word).find((sign) => BEGINS_A_NAME.test(sign)) ?? [],
  );
  const [first = '?'] = firsts;
  const last = firsts.at(-1);
  const two =
    last === undefined || firsts.length < 2 || ONE_SIGN.test(first) ? first : `${first}${last}`;
  return two.toLocaleUpperCase();
};
