import { compare, multiply, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';
import type { Category, MarketPair, Quote } from './model';

export type SortColumn = 'name' | 'price' | 'change';

/** By which column, and which way. */
export interface Sorting {
  readonly column: SortColumn;
  readonly descending: boolean;
}

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

/** Pairs by a column; those without a quote come last either way. Equal ones keep the server's order. */
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

/** A list of quotes: one of the markets, or the pairs with a star. */
export type QuoteTab = Category | 'favourites';

export const QUOTE_TABS = ['crypto', 'forex', 'metal', 'favourites'] as const;

const plain = (text: string): string => text.toUpperCase().replaceAll(/[\s/\-_]/gu, '');

/** The pairs of a tab; with something typed, all pairs whose name holds it, written with or without the slash. */
export const findPairs = (
  pairs: readonly MarketPair[],
  tab: QuoteTab,
  query: string,
  favourites: readonly string[],
): readonly MarketPair[] => {
  const typed = plain(query);
  if (typed !== '') return pairs.filter(({ symbol }) => plain(symbol).includes(typed));
  if (tab === 'favourites') return pairs.filter(({ symbol }) => favourites.includes(symbol));
  return pairs.filter(({ category }) => category === tab);
};
