import { multiply, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context, View } from '../context';
import type { Currency } from '../currency';
import { rateAt, rateSourceOf } from '../rates';

/**
 * Worth of one unit of a currency in USDT at the public price of a second (epoch seconds); a US dollar counts as one.
 * `undefined` for a currency that is traded against neither.
 */
export const worthInUsdt = (
  { catalogue, market }: View,
  currency: Currency,
  second: number,
): Decimal | undefined =>
  rateSourceOf(catalogue, currency) === undefined
    ? undefined
    : rateAt(catalogue, market, currency, second);

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
