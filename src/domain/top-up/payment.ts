import {
  compare,
  decimal,
  isPositive,
  isZero,
  multiply,
  toScale,
  type Decimal,
} from '../money/decimal';

const USUAL_DECIMALS = 2;
const CODE = /^[A-Z]{3}$/u;

/** Decimals of the smallest payment in a currency: 2 for EUR, 0 for JPY. Two for anything that is no currency code. */
export const payDecimals = (currency: string): number => {
  if (!CODE.test(currency)) return USUAL_DECIMALS;
  const style = { style: 'currency', currency } as const;
  return (
    new Intl.NumberFormat('en', style).resolvedOptions().maximumFractionDigits ?? USUAL_DECIMALS
  );
};

/**
 * What to pay by bank for `amount` of the credited currency, at a rate in units of `payCurrency` for one unit of it. Rounded
 * up: a payment that is short by a fraction is not credited in full.
 */
export const amountToPay = (amount: Decimal, rate: Decimal, payCurrency: string): Decimal =>
  toScale(multiply(amount, rate), payDecimals(payCurrency), 'up');

const MULTIPLES = ['1', '5', '10', '50'].map(decimal);

/** Amounts to offer for a tap: multiples of the minimum up to the maximum; none without a minimum. 0 is no maximum. */
export const presetAmounts = (
  minimum: Decimal | undefined,
  maximum: Decimal | undefined,
): readonly Decimal[] => {
  if (minimum === undefined || !isPositive(minimum)) return [];
  const isWithin = (amount: Decimal): boolean =>
    maximum === undefined || isZero(maximum) || compare(amount, maximum) <= 0;
  return MULTIPLES.map((multiple) => multiply(minimum, multiple)).filter(isWithin);
};
