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

/**
 * Gives the translated text of a refusal or a problem of the typed amount, with the limits that it names: not those that the
 * amount keeps, which the server has changed since.
 */
export const useProblemText = ({ give, get }: ExchangePair, amount: string) => {
  const { t } = useTranslation(['exchange', 'app']);
  const { minimum, maximum, scale } = give.rules;
  const money = (value: Decimal): string => formatMoney(value, give.name);
  const typed = parseDecimal(amount) ?? ZERO;
  const isAbove = (limit: Decimal): boolean => compare(typed, limit) > 0;
  return (code: string): string => {
    if (code === 'not_positive') return t('app:notPositive');
    if (!hasText(code)) return keyText(code);
    const text = PROBLEM_TEXTS[code];
    switch (text) {
      case 'problem.amount':
        return t(text, { decimals: scale });
      case 'problem.below':
        return compare(typed, minimum) < 0
          ? t(text, { amount: money(minimum) })
          : t('problem.worth');
      case 'problem.above':
        return maximum !== undefined && isAbove(maximum)
          ? t(text, { amount: money(maximum) })
          : keyText(code);
      case 'problem.short':
        return isAbove(give.available) ? t(text, { amount: money(give.available) }) : keyText(code);
      case 'problem.pair':
        return t(text, { give: give.name, get: get.name });
    }
  };
};
