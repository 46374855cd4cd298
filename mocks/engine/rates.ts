import { decimal, divide, fromTicks, type Decimal } from '@/domain/money/decimal';
import type { Catalogue, Currency, TradedPair } from './context';
import type { Market } from './market';

/** Decimals of a rate derived from an inverted price. */
const RATE_DECIMALS = 10;
const ONE = decimal('1');
const DOLLARS: readonly string[] = ['USDT', 'USD'];

/** How a currency is priced in USDT: it is a dollar itself, or a pair prices it, directly or inverted. */
export type RateSource = 'dollar' | { readonly pair: TradedPair; readonly inverted: boolean };

/** The rate source of a currency; `undefined` if no pair prices it in dollars. */
export const rateSourceOf = (
  { pairs }: Pick<Catalogue, 'pairs'>,
  { name }: Currency,
): RateSource | undefined => {
  if (DOLLARS.includes(name)) return 'dollar';
  const upright = pairs.find(
    ({ base, quote }) => base.name === name && DOLLARS.includes(quote.name),
  );
  if (upright !== undefined) return { pair: upright, inverted: false };
  const inverted = pairs.find(
    ({ base, quote }) => quote.name === name && DOLLARS.includes(base.name),
  );
  return inverted === undefined ? undefined : { pair: inverted, inverted: true };
};

/** The rate at a price of the source's pair in ticks. An inverted price is rounded half up at ten decimals. */
export const rateAtTicks = (source: RateSource, ticks: number): Decimal => {
  if (source === 'dollar') return ONE;
  const price = decimal(fromTicks(ticks, source.pair.market.decimals));
  return source.inverted ? divide(ONE, price, RATE_DECIMALS, 'half-up') : price;
};

/**
 * Value of one unit of the currency in USDT at the public price of a second. A currency without a price is a defect.
 */
export const rateAt = (
  catalogue: Pick<Catalogue, 'pairs'>,
  market: Market,
  currency: Currency,
  second: number,
): Decimal => {
  const source = rateSourceOf(catalogue, currency);
  if (source === undefined) throw new RangeError(`nothing prices ${currency.name}`);
  return source === 'dollar'
    ? ONE
    : rateAtTicks(source, market.priceAt(source.pair.market.symbol, second));
};
