import { compare, multiply, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';
import type { Category, MarketPair, Quote } from './model';

const SORT_COLUMNS = ['name', 'volume', 'price', 'change'] as const;
/** Columns that pairs are sorted by. */
export type SortColumn = (typeof SORT_COLUMNS)[number];

/** Sort column and direction. */
export interface Sorting {
  readonly column: SortColumn;
  readonly descending: boolean;
}

/** Serialises a sorting for the address: `price`, or `-price` if descending. */
export const serializeSorting = ({ column, descending }: Sorting): string =>
  descending ? `-${column}` : column;

/** Parses a serialised sorting; `undefined` if invalid. */
export const parseSorting = (word: string): Sorting | undefined => {
  const column = SORT_COLUMNS.find((name) => name === word.replace(/^-/u, ''));
  return column && { column, descending: word.startsWith('-') };
};

/** Rankings of pairs over the last 24 hours. */
export type Ranking = 'gainers' | 'turnover';

/** Reads the current quote of a symbol; `undefined` before the first one. */
export type QuoteOf = (symbol: string) => Quote | undefined;

const DOLLARS: ReadonlySet<string> = new Set(['USD', 'USDT', 'USDC']);

/** 24-hour turnover in dollars; `undefined` for crosses, whose sums are in different currencies. */
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

/**
 * Sorts pairs by a column, volume by its value in dollars. Pairs without a figure come last in both directions; equal
 * ones keep the server's order.
 */
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

/** The first `limit` pairs of a ranking: 24-hour gainers or turnover. Closed markets are omitted. */
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

/** A tab of the quotes screen: a market, the favourites, or the recents. */
export type QuoteTab = Category | 'favourites' | 'recents';

/** All tabs of the quotes screen, in display order. */
export const QUOTE_TABS = ['crypto', 'forex', 'metal', 'favourites', 'recents'] as const;

/** The pairs with these symbols, in the order of the symbols. */
export const pairsBySymbol = (
  pairs: readonly MarketPair[],
  symbols: readonly string[],
): readonly MarketPair[] =>
  symbols.flatMap((symbol) => pairs.find((pair) => pair.symbol === symbol) ?? []);

/** Symbols stored on the device. */
export interface StoredPairs {
  readonly favourites: readonly string[];
  readonly recents: readonly string[];
}

/** The pairs of a tab: latest first for stored symbols, otherwise in the server's order. */
export const pairsOfTab = (
  pairs: readonly MarketPair[],
  tab: QuoteTab,
  { favourites, recents }: StoredPairs,
): readonly MarketPair[] => {
  if (tab === 'recents') return pairsBySymbol(pairs, recents);
  if (tab === 'favourites') return pairs.filter(({ symbol }) => favourites.includes(symbol));
  return pairs.filter(({ category }) => category === tab);
};
