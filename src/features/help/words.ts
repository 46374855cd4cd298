import { toKatakana, toSearchText } from '@/lib/search-text';
import { toSimplified } from './simplified';

/** Scripts that are written without spaces between words. */
export const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}]/u;
/** Scripts with joined endings: a word may stand in the middle of another. */
export const JOINED = /\p{Script=Hangul}/u;

/** Endings of plurals and verbs in plain letters, of every language with such endings. Short words keep theirs: "rate". */
const ENDING = /(?<=.{4})(?:ings?|als?|oes|ao|e[nrs]|[ao]s|[aeiosx])$|(?<=.{3})s$/u;

/** A plain word without its ending. */
export const stemOf = (word: string): string => word.replace(ENDING, '');

const NOT_THAI = /[^\p{Script=Thai}]+/gu;

/** A text as it is compared. Thai keeps its marks: they are vowels and tones, and without them many words are one letter. */
export const plain = (text: string): string =>
  toSimplified(toKatakana(text.normalize('NFKD').replace(NOT_THAI, toSearchText)));

/** Borders between letters of scripts with spaces and without: "USDT手续费" are two words. */
const BORDER =
  /(?<=[\p{Script=Latin}\p{N}])(?=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])|(?<=[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}])(?=[\p{Script=Latin}\p{N}])/gu;

/** The words of a text as it is written, with their marks: some vowels of Thai are marks. */
export const typedWordsOf = (text: string): readonly string[] =>
  text
    .normalize('NFKC')
    .replace(BORDER, ' ')
    .split(/[^\p{L}\p{M}\p{N}]+/u)
    .filter(Boolean);

/** The words of a text as they are compared. */
export const wordsOf = (text: string): readonly string[] =>
  typedWordsOf(text).map(plain).filter(Boolean);
