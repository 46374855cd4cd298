import type { Category, MarketPair } from './model';
import { byValue, parsed, turnoverOf, type QuoteOf } from './ranking';

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

/** The listed pairs of a tab: latest first for stored symbols, otherwise in the server's order. */
export const pairsOfTab = (
  pairs: readonly MarketPair[],
  tab: QuoteTab,
  { favourites, recents }: StoredPairs,
): readonly MarketPair[] => {
  const listed = pairs.filter(({ isListed }) => isListed);
  if (tab === 'recents') return pairsBySymbol(listed, recents);
  if (tab === 'favourites') return listed.filter(({ symbol }) => favourites.includes(symbol));
  return listed.filter(({ category }) => category === tab);
};
