import { toSearchText } from '@/lib/search-text';
import { currencyName, currencyNames } from './currency-names';
import type { MarketPair } from './model';

/** Scripts that write words without spaces between them, or join endings to them: their words are found anywhere. */
const JOINED_SCRIPTS =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Sc}]/u;

const HIRAGANA = /[\u3041-\u3096]/gu;
const TO_KATAKANA = 0x60;

/** Before the input method has made katakana of it, a Japanese name is typed in hiragana. */
const toKatakana = (text: string): string =>
  text.replace(HIRAGANA, (letter) =>
    String.fromCodePoint((letter.codePointAt(0) ?? 0) + TO_KATAKANA),
  );

/** Words of letters, digits and signs of currencies, with one space between them. */
const toWords = (text: string): string =>
  toKatakana(toSearchText(text))
    .replace(/[^\p{L}\p{N}\p{Sc}]+/gu, ' ')
    .trim();

const namesByCode = new Map<string, string>();

/** The names of a currency as words: `| bitcoin | bitcoin cash |`. */
const nameWords = (code: string): string => {
  const found = namesByCode.get(code) ?? `| ${currencyNames(code).map(toWords).join(' | ')} |`;
  namesByCode.set(code, found);
  return found;
};

const isFullName = (words: readonly string[], names: string): boolean =>
  names.includes(`| ${words.join(' ')} |`);

const isNamed = (word: string, names: string): boolean =>
  names.includes(JOINED_SCRIPTS.test(word) ? word : ` ${word}`);

/** What a pair is looked for by, and what was typed. */
interface Search {
  readonly words: readonly string[];
  /** What was typed, without spaces. */
  readonly typed: string;
  readonly base: string;
  readonly symbol: string;
  readonly baseNames: string;
  readonly quoteNames: string;
}

const toSearch = ({ base, quote }: MarketPair, words: readonly string[]): Search => ({
  words,
  typed: words.join(''),
  base: toWords(base).replaceAll(' ', ''),
  symbol: toWords(base + quote).replaceAll(' ', ''),
  baseNames: nameWords(base),
  quoteNames: nameWords(quote),
});

/** What comes first: what was typed is the code or the name, begins the code, or is in the name of what is traded; then all the rest. */
const RANKS: readonly ((search: Search) => boolean)[] = [
  ({ typed, base, symbol, words, baseNames }) =>
    typed === base || typed === symbol || isFullName(words, baseNames),
  ({ typed, symbol }) => symbol.startsWith(typed),
  ({ words, baseNames }) => words.every((word) => isNamed(word, baseNames)),
  ({ words, symbol, baseNames, quoteNames }) =>
    words.every(
      (word) => symbol.includes(word) || isNamed(word, baseNames) || isNamed(word, quoteNames),
    ),
];

/**
 * The pairs that answer to `query`, the nearest first: by symbol or code, however written (`btc-usdt`, `ＢＴＣ`), or by what
 * their currencies are called in any language of the product.
 */
export const searchPairs = (pairs: readonly MarketPair[], query: string): readonly MarketPair[] => {
  const words = toWords(query).split(' ').filter(Boolean);
  if (words.length === 0) return [];
  return pairs
    .map((pair) => ({ pair, rank: RANKS.findIndex((fits) => fits(toSearch(pair, words))) }))
    .filter(({ rank }) => rank >= 0)
    .toSorted((a, b) => a.rank - b.rank)
    .map(({ pair }) => pair);
};

/** A pair in words: both currencies on the forex market, elsewhere what is traded. */
export const pairName = ({ category, base, quote }: MarketPair, tag: string): string =>
  (category === 'forex' ? [base, quote] : [base])
    .map((code) => currencyName(code, tag) ?? code)
    .join(' / ');
