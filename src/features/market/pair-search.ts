import { toKatakana, toSearchText } from '@/lib/search-text';
import { currencyName, currencyNames } from './currency-names';
import type { MarketPair } from './model';

/** Scripts without spaces between words, or with joined endings: their words match anywhere. */
const JOINED_SCRIPTS =
  /^[\p{Script=Han}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}\p{Sc}]/u;

/** Normalises text to words of letters, digits and currency symbols, separated by single spaces. */
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

/** The search terms of a pair, and the query. */
interface Search {
  readonly words: readonly string[];
  /** The query without spaces. */
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

/**
 * Ranks, best first: the code or name equals the query, the code starts with it, the base currency's name contains it;
 * then all others.
 */
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
 * The pairs that match `query`, best first: by symbol or code in any spelling (`btc-usdt`, `ＢＴＣ`), or by the names of
 * their currencies in any language of the product.
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

/** The name of a pair: both currencies on the forex market, otherwise the base currency. */
export const pairName = ({ category, base, quote }: MarketPair, tag: string): string =>
  (category === 'forex' ? [base, quote] : [base])
    .map((code) => currencyName(code, tag) ?? code)
    .join(' / ');
