import { compare, multiply, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';
import type { Category, MarketPair, Quote } from './model';

const SORT_COLUMNS = ['name', 'volume', 'price', 'change'] as const;
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** By which column, and which way. */
export interface Sorting {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** A sorting as a word for the address: `price`, and `-price` where it falls. */
export const writeSorting = ({ column, descending }: Sorting): string =>
  descending ? `-${column}` : column;

/** Reads such a word; `undefined` for any other. */
export const readSorting = (word: string): Sorting | undefined => {
  const column = SORT_COLUMNS.find((name) => name === word.replace(/^-/u, ''));
  return column && { column, descending: word.startsWith('-') };
};

export type Ranking = 'gainers' | 'turnover';

export type QuoteOf = (symbol: string) => Quote | undefined;

const DOLLARS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** What was traded in 24 hours, in dollars; `undefined` for crosses: sums in different currencies can't be compared. */
export const turnoverOf = (pair: MarketPair, quote: Quote | undefined): Decimal | undefined => {
  const volume = quote && parseDecimal(quote.volume);
  const price = quote && parseDecimal(quote.price);
  if (volume === undefined || price === undefined) return undefined;
  if (DOLLARS.has(pair.quote)) return multiply(volume, price);
  return DOLLARS.has(pair.base) ? volume : undefined;
};

const parsed = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : parseDecimal(text);

const byValue = (
  pairs: readonly MarketPair[],
  valueOf: (pair: MarketPair) => Decimal | undefined,
  descending: boolean,
): readonly MarketPair[] => {
  const sign = descending ? -1 : 1;
  const rows = pairs.map((pair) => ({ pair, value: valueOf(pair) }));
  const known = rows.flatMap(({ pair, value }) => (value === undefined ? [] : [{ pair, value }]));
  const unknown = rows.filter(({ value }) => value === undefined);
  return [...known.toSorted((a, b) => sign * compare(a.value, b.value)), ...unknown].map(
    ({ pair }) => pair,
  );
};

/** Pairs by a column, volume by its worth; those without a figure come last either way. Equal ones keep the server's order. */
export const sortPairs = (
  pairs: readonly MarketPair[],
  quoteOf: QuoteOf,
  sorting: Sorting | undefined,
): readonly MarketPair[] => {
  if (sorting === undefined) return pairs;
  const { column, descending } = sorting;
  if (column === 'name') {
    const sorted = pairs.toSorted((a, b) => a.symbol.localeCompare(b.symbol, 'en'));
    return descending ? sorted.toReversed() : sorted;
  }
  if (column === 'volume')
    return byValue(pairs, (pair) => turnoverOf(pair, quoteOf(pair.symbol)), descending);
  const read = column === 'price' ? 'price' : 'changePercent';
  return byValue(pairs, ({ symbol }) => parsed(quoteOf(symbol)?.[read]), descending);
};

/**
 * The first `limit` pairs of a ranking: what rose most over 24 hours, or what was traded most. Closed markets stand
 * still and have no place in it.
 */
export const rankPairs = (
  pairs: readonly MarketPair[],
  quoteOf: QuoteOf,
  ranking: Ranking,
  limit: number,
): readonly MarketPair[] => {
  const open = pairs.filter(({ status }) => status !== 'closed');
  const gainOf = ({ symbol }: MarketPair) => parsed(quoteOf(symbol)?.changePercent);
  const amountOf = (pair: MarketPair) => turnoverOf(pair, quoteOf(pair.symbol));
  const valueOf = ranking === 'gainers' ? gainOf : amountOf;
  const isRanked = (pair: MarketPair): boolean => {
    const value = valueOf(pair);
    return value !== undefined && !/^(?:-|0$)/u.test(value);
  };
  return byValue(open.filter(isRanked), valueOf, true).slice(0, limit);
};

/** A list of quotes: one of the markets, the pairs with a star, or those opened last. */
export type QuoteTab = Category | 'favourites' | 'recents';

export const QUOTE_TABS = ['crypto', 'forex', 'metal', 'favourites', 'recents'] as const;

/** Of all pairs those with these symbols, in the order of the symbols. */
export const pickPairs = (
  pairs: readonly MarketPair[],
  symbols: readonly string[],
): readonly MarketPair[] =>
  symbols.flatMap((symbol) => pairs.find((pair) => pair.symbol === symbol) ?? []);

/** What people keep on their device, as symbols. */
export interface KeptPairs {
  readonly favourites: readonly string[];
  readonly recents: readonly string[];
}

/** The pairs of a tab: the latest first, or in the server's order. */
export const pairsOfTab = (
  pairs: readonly MarketPair[],
  tab: QuoteTab,
  { favourites, recents }: KeptPairs,
): readonly MarketPair[] => {
  if (tab === 'recents') return pickPairs(pairs, recents);
  if (tab === 'favourites') return pairs.filter(({ symbol }) => favourites.includes(symbol));
  return pairs.filter(({ category }) => category === tab);
};
