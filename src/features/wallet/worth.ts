import { decimalsIn } from '@/domain/format/numbers';
import {
  isPositive,
  isZero,
  multiply,
  parseDecimal,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';

/** Currency of totals. */
export const TOTAL_CURRENCY = 'USDT';

/** The fields of a row that its worth is read from. */
export interface PriceRow {
  readonly id: number;
  readonly currency_name: string;
  readonly usdt_price?: string;
}

const MONEY_DECIMALS = 2;
const COIN_DECIMALS = 8;

/** The most decimals of an amount on screen and in a field: two of USDT, eight of coins. */
export const mostDecimals = (currency: string): number =>
  currency === TOTAL_CURRENCY ? MONEY_DECIMALS : COIN_DECIMALS;

/** Two decimals for USDT; for coins those of the amount with more of them, eight at most. */
export const decimalsOf = (currency: string, amounts: readonly Decimal[]): number => {
  const lengths = amounts.map((amount) => decimalsIn(amount));
  return Math.min(mostDecimals(currency), Math.max(MONEY_DECIMALS, ...lengths));
};

/** The value of an amount in USDT; `undefined` if its price is unknown or zero. Zero is worth zero even without a price. */
export const worthOf = (amount: Decimal, row: PriceRow): Decimal | undefined => {
  if (isZero(amount)) return ZERO;
  if (row.currency_name === TOTAL_CURRENCY) return amount;
  const price = row.usdt_price === undefined ? undefined : parseDecimal(row.usdt_price);
  return price === undefined || !isPositive(price) ? undefined : multiply(amount, price);
};
