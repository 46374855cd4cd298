import { decimalsIn } from '@/domain/format/numbers';

const MONEY: ReadonlySet<string> = new Set(['USDT', 'USDC', 'USD', 'EUR', 'GBP', 'JPY', 'CHF']);

/** Decimals that servers keep of a currency, as far as one does not tell: two of money, eight of coins. */
const usualScale = (currency: string): number => (MONEY.has(currency) ? 2 : 8);

/**
 * Decimals of a currency, read from balances of it. One that ends in 0 is padded, so it has all of them. Another may be a
 * number, which has lost its zeros: then the usual ones count as well.
 */
export const currencyScaleOf = (currency: string, ...balances: readonly string[]): number => {
  const seen = balances.map((balance) => decimalsIn(balance));
  const padded = seen.filter((decimals, index) => decimals > 0 && balances[index]?.endsWith('0'));
  return Math.max(...seen, ...(padded.length > 0 ? padded : [usualScale(currency)]));
};
