import { compare, multiply, parseDecimal, type Decimal } from '@/domain/money/plain-decimal';
import type { MarketPair, Quote } from './model';

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

/** A figure of a quote, if it is a number. */
export const parsed = (text: string | undefined): Decimal | undefined =>
  text === undefined ? undefined : parseDecimal(text);

/** Pairs sorted by a figure; those without it come last in both directions. */
export const byValue = (
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

/** The first `limit` pairs of a ranking: 24-hour gainers or turnover. Omits closed markets and unlisted pairs. */
export const rankPairs = (
  pairs: readonly MarketPair[],
  quoteOf: QuoteOf,
  ranking: Ranking,
  limit: number,
): readonly MarketPair[] => {
  const open = pairs.filter(({ status, isListed }) => isListed && status !== 'closed');
  const gainOf = ({ symbol }: MarketPair) => parsed(quoteOf(symbol)?.changePercent);
  const amountOf = (pair: MarketPair) => turnoverOf(pair, quoteOf(pair.symbol));
  const valueOf = ranking === 'gainers' ? gainOf : amountOf;
  const isRanked = (pair: MarketPair): boolean => {
    const value = valueOf(pair);
    return value !== undefined && !/^(?:-|0$)/u.test(value);
  };
  return byValue(open.filter(isRanked), valueOf, true).slice(0, limit);
};
