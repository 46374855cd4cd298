import { decimal, divide, fromTicks, multiply, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context, TradedPair } from '../context';
import type { Currency } from '../currency';

const DOLLARS: readonly string[] = ['USDT', 'USD'];
const ONE = decimal('1');
/** Decimals of a worth that is not a price itself but one divided by a price. */
const INVERSE_SCALE = 8;

const priceOf = ({ market }: Context, { market: pair }: TradedPair, second: number): Decimal =>
  decimal(fromTicks(market.priceAt(pair.symbol, second), pair.decimals));

/**
 * Worth of one unit of a currency in USDT at the public price of a second (epoch seconds); a US dollar counts as one.
 * `undefined` for a currency that is traded against neither.
 */
export const worthInUsdt = (
  context: Context,
  { id, name }: Currency,
  second: number,
): Decimal | undefined => {
  if (DOLLARS.includes(name)) return ONE;
  const { pairs } = context.catalogue;
  const direct = pairs.find(({ base, quote }) => base.id === id && DOLLARS.includes(quote.name));
  if (direct !== undefined) return priceOf(context, direct, second);
  const inverse = pairs.find(({ base, quote }) => quote.id === id && DOLLARS.includes(base.name));
  if (inverse === undefined) return undefined;
  return divide(ONE, priceOf(context, inverse, second), INVERSE_SCALE, 'down');
};

/** Worth in USDT of an amount of the currency with this id; nothing for one that has no price. Not rounded. */
export const worthOfAmount = (
  context: Context,
  currencyId: number,
  amount: Decimal,
  second: number,
): Decimal => {
  const currency = context.catalogue.currencies.find(({ id }) => id === currencyId);
  const worth = currency && worthInUsdt(context, currency, second);
  return multiply(amount, worth ?? ZERO);
};
