import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { inverseRate, shownRate } from '@/domain/exchange/flash';
import { formatMoney } from '@/domain/format/money';
import { formatPrice, decimalsIn } from '@/domain/format/numbers';
import { compare, isPositive, parseDecimal, ZERO, type Decimal } from '@/domain/money/decimal';
import type { ExchangePair } from './model';

const LEAST_DECIMALS = 2;

/** What one unit of a currency is worth in another. */
const formatUnit = (one: string, rate: Decimal, other: string, sign: '=' | '≈'): string => {
  const shown = shownRate(rate);
  return `1 ${one} ${sign} ${formatPrice(shown, Math.max(LEAST_DECIMALS, decimalsIn(shown)))} ${other}`;
};

/** A rate as one line, and the other way round; `isAbout` for one that was worked out. */
export const rateLines = (
  give: string,
  get: string,
  rate: Decimal,
  isAbout = false,
): { readonly there: string; readonly back: string | undefined } => {
  const sign = isAbout ? '≈' : '=';
  return {
    there: formatUnit(give, rate, get, sign),
    back: isPositive(rate) ? formatUnit(get, inverseRate(rate), give, sign) : undefined,
  };
};

/** The texts of problems that name the limits of this form. Other codes have a text in the catalogue. */
export const PROBLEM_TEXTS = {
  amount_wrong: 'problem.amount',
  quantity_below_minimum: 'problem.below',
  order_above_maximum: 'problem.above',
  wallet_insufficient: 'problem.short',
  currency_absent: 'problem.pair',
  wallet_not_found: 'problem.pair',
  parameter_wrong: 'problem.pair',
} as const;

const hasText = (code: string): code is keyof typeof PROBLEM_TEXTS =>
  Object.hasOwn(PROBLEM_TEXTS, code);

/** Gives the translated text of a refusal or a problem of the typed amount, with the limits that it names. */
export const useProblemText = ({ give, get }: ExchangePair, amount: string) => {
  const { t } = useTranslation('exchange');
  const { minimum, maximum, scale } = give.rules;
  const money = (value: Decimal): string => formatMoney(value, give.name);
  const isAboveMinimum = compare(parseDecimal(amount) ?? ZERO, minimum) >= 0;
  const limits = {
    quantity_below_minimum: money(minimum),
    order_above_maximum: money(maximum ?? ZERO),
    wallet_insufficient: money(give.available),
  };
  return (code: string): string => {
    if (!hasText(code) || (code === 'order_above_maximum' && maximum === undefined))
      return keyText(code);
    switch (code) {
      case 'amount_wrong':
        return t('problem.amount', { decimals: scale });
      case 'quantity_below_minimum':
      case 'order_above_maximum':
      case 'wallet_insufficient':
        return code === 'quantity_below_minimum' && isAboveMinimum
          ? t('problem.worth')
          : t(PROBLEM_TEXTS[code], { amount: limits[code] });
      default:
        return t('problem.pair', { give: give.name, get: get.name });
    }
  };
};
