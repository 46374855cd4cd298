import type { Decimal } from '../money/decimal';
import { decimalsIn, formatAmount, formatSignedAmount } from './numbers';

const LEAST_DECIMALS = 2;

/** Decimals with which money is written: all that it has, at least two. Coins have more. */
export const moneyDecimals = (amount: Decimal): number =>
  Math.max(LEAST_DECIMALS, decimalsIn(amount));

const withCurrency = (text: string, currency: string): string =>
  currency === '' ? text : `${text} ${currency}`;

/** An amount with its currency, if the server names one: all decimals that it has, at least two. */
export const formatMoney = (amount: Decimal, currency: string): string =>
  withCurrency(formatAmount(amount, moneyDecimals(amount)), currency);

/** The same with a sign: `+1.50 USDT`. */
export const formatSignedMoney = (amount: Decimal, currency: string): string =>
  withCurrency(formatSignedAmount(amount, moneyDecimals(amount)), currency);
