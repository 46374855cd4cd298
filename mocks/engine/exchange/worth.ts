import { multiply, ZERO, type Decimal } from '@/domain/money/decimal';
import type { Context, View } from '../context';
import type { Currency } from '../currency';
import { rateAt, rateSourceOf } from '../rates';

/**
 * Value of one unit of a currency in USDT at the public price of a second (epoch seconds). A US dollar counts as one.
 * `undefined` if no pair prices it in either.
 */
export const worthInUsdt = (
  { catalogue, market }: View,
  currency: Currency,
  second: number,
): Decimal | undefined =>
  rateSourceOf(catalogue, currency) === undefined
    ? undefined
    : rateAt(catalogue, market, currency, second);

/** Value in USDT of an amount of the currency with this id, not rounded. Zero if it has no price. */
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
