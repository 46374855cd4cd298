import { useTranslation } from 'react-i18next';
import { durationText } from '@/domain/format/duration';
import { formatMoney } from '@/domain/format/money';
import { decimalsIn, formatAmount, formatPrice } from '@/domain/format/numbers';
import type { AmountProblem } from '@/domain/money/amount-rules';
import { decimal, type Decimal } from '@/domain/money/decimal';
import { payDecimals } from '@/domain/top-up/payment';
import { usePageLanguage } from '@/lib/use-page-language';
import type { Channel } from './channel';

/** An amount with its own decimals: bounds are not written as money. */
export const plainAmount = (amount: Decimal): string => formatPrice(amount, decimalsIn(amount));

/** An amount with its currency: two decimals, and as many more as a coin needs. */
export const moneyText = (amount: string, currency: string): string =>
  formatMoney(decimal(amount), currency);

/** An amount to pay by bank with its currency, in the decimals of that: none for JPY. */
export const payText = (amount: Decimal, currency: string): string =>
  `${formatAmount(amount, payDecimals(currency))} ${currency}`;

/** The rate of a payment by bank, as "1 USDT = 0.93 EUR". */
export const rateText = (currency: string, units: Decimal, payCurrency: string): string =>
  `1 ${currency} = ${plainAmount(units)} ${payCurrency}`;

/** A length of time in the page's language. */
export const useUsualTime = (): ((minutes: number) => string) => {
  const language = usePageLanguage();
  return (minutes) => durationText(minutes, language);
};

/** Bounds of a channel in words; `undefined` for none. */
export const useRangeText = (): ((channel: Channel) => string | undefined) => {
  const { t } = useTranslation('topUp');
  return ({ minimum, maximum, currency }) => {
    const least = minimum && plainAmount(minimum);
    const most = maximum && plainAmount(maximum);
    if (least !== undefined && most !== undefined) return t('range', { least, most, currency });
    if (least !== undefined) return t('from', { least, currency });
    return most === undefined ? undefined : t('upTo', { most, currency });
  };
};

/** What is wrong with an amount, in words. */
export const useAmountText = (
  { minimum, maximum, currency }: Channel,
  decimals: number,
): ((problem: AmountProblem) => string) => {
  const { t } = useTranslation('topUp');
  return (problem) => {
    if (problem === 'below_minimum' && minimum !== undefined)
      return t('issue.below', { amount: plainAmount(minimum), currency });
    if (problem === 'above_maximum' && maximum !== undefined)
      return t('issue.above', { amount: plainAmount(maximum), currency });
    return t('issue.notAnAmount', { count: decimals });
  };
};
