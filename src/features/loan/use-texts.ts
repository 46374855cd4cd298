import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { formatMoney } from '@/domain/format/money';
import { decimalsIn, formatAmount, formatRate, formatSignedAmount } from '@/domain/format/numbers';
import { formatMinute } from '@/domain/format/time';
import { annualRate } from '@/domain/money/annual-rate';
import { isPositive, negate, parseDecimal, type Decimal } from '@/domain/money/decimal';
import { mostOf, type LoanProduct } from './model';
import type { LoanRecord } from './record';
import { SHEET_TEXTS } from './refusals';

const LEAST_DECIMALS = 2;

/** Points with a sign: `−30`. */
export const formatPoints = (points: Decimal): string =>
  formatSignedAmount(points, decimalsIn(points));

/** Points that are taken, without a sign: `30` of `−30`. */
export const formatPointsTaken = (points: Decimal): string =>
  formatAmount(negate(points), decimalsIn(points));

/** An amount with its currency, marked where the app worked it out. */
export const formatOwed = (amount: Decimal, currency: string, isAbout: boolean): string =>
  `${isAbout ? '≈ ' : ''}${formatMoney(amount, currency)}`;

/** True if the text is an amount, but zero or less: its digits are not what is wrong. */
const isTooLittle = (typed: string): boolean => {
  const amount = parseDecimal(typed);
  return amount !== undefined && !isPositive(amount);
};

/** A day in UTC, `YYYY-MM-DD`, of the moment at which it ends; epoch seconds. */
const dayEndingAt = (end: number): string => new Date((end - 1) * 1000).toISOString().slice(0, 10);

/** Gives the translated texts of rates and of the end of a due day. */
export const useLoanTexts = () => {
  const { t } = useTranslation('loan');
  return {
    perDay: (rate: Decimal): string => t('perDay', { rate: formatRate(rate) }),
    perYear: (rate: Decimal): string => t('perYear', { rate: formatRate(annualRate(rate)) }),
    /** When a due day ends, in UTC and on this device's clock. */
    dueTimes: (end: number): readonly [utc: string, local: string] => [
      t('dueUtc', { date: dayEndingAt(end) }),
      formatMinute(end),
    ],
  };
};

/** Gives the text of a problem of the amount to borrow, with the bound that it names. */
export const useApplyProblem = (
  product: LoanProduct,
  creditLeft: Decimal | undefined,
  typed: string,
) => {
  const { t } = useTranslation('loan');
  const { currency, minimum } = product;
  const below = (): string => t('problem.below', { amount: formatMoney(minimum, currency) });
  return (code: string): string => {
    switch (code) {
      case 'amount_wrong':
        return isTooLittle(typed) ? below() : t('problem.amount', { decimals: LEAST_DECIMALS });
      case 'order_below_minimum':
        return below();
      case 'order_above_maximum':
        return t('problem.above', {
          amount: formatMoney(mostOf(product, creditLeft), currency),
        });
      default:
        return keyText(code);
    }
  };
};

/** The label of an amount, with its currency where the server says it. */
export const useAmountLabel = (currency: string): string => {
  const { t } = useTranslation('loan');
  return currency === '' ? t('amount') : t('amountIn', { currency });
};

/** Gives the text of a problem of a repayment, with the amount that it names. */
export const useRepayProblem = (of: {
  readonly record: LoanRecord;
  readonly available: Decimal | undefined;
  readonly typed: string;
}) => {
  const { t } = useTranslation('loan');
  const { currency, scale, owed } = of.record;
  return (code: string): string => {
    switch (code) {
      case 'amount_wrong':
        return isTooLittle(of.typed) ? t('problem.zero') : t('problem.amount', { decimals: scale });
      case 'order_above_maximum':
        // Without the fee nobody but the server knows the most.
        return owed?.fee === undefined
          ? keyText(code)
          : t('problem.tooMuch', { amount: formatMoney(owed.total, currency) });
      case 'wallet_insufficient':
        return of.available === undefined
          ? keyText(code)
          : t('problem.short', { amount: formatMoney(of.available, currency) });
      default:
        return keyText(code);
    }
  };
};

const hasOwnText = (key: string): key is keyof typeof SHEET_TEXTS =>
  Object.hasOwn(SHEET_TEXTS, key);

/** Gives the text of a refusal in a sheet; `undefined` if the catalogue has it. */
export const useRefusalText = (): ((key: string) => string | undefined) => {
  const { t } = useTranslation('loan');
  return (key) => (hasOwnText(key) ? t(SHEET_TEXTS[key]) : undefined);
};
