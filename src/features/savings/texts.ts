import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import type { YieldRange } from '@/domain/deposit/interest';
import { formatMoney } from '@/domain/format/money';
import { formatRate } from '@/domain/format/numbers';
import { formatMinute, formatUtcTime } from '@/domain/format/time';
import { annualRate } from '@/domain/money/annual-rate';
import { compare, isPositive, parseDecimal, ZERO, type Decimal } from '@/domain/money/decimal';
import { SCREENS } from '@/domain/screens/screens';
import type { SavingsProduct } from './model';
import type { Span } from './record';

/** A span of amounts with its currency; a single amount if both ends are the same. */
export const moneySpan = (
  { least, most }: { readonly least: Decimal; readonly most: Decimal },
  currency: string,
): string =>
  compare(least, most) === 0
    ? formatMoney(least, currency)
    : `${formatMoney(least, '')} – ${formatMoney(most, currency)}`;

/** A span of rates in percent; a single rate if it is fixed. */
const rateSpan = (lowest: Decimal, highest: Decimal): string =>
  compare(lowest, highest) === 0
    ? formatRate(lowest)
    : `${formatRate(lowest)} – ${formatRate(highest)}`;

/** Gives a span in words: about, unless both ends are known and the same. */
export const useAboutText = (): ((span: Span, currency: string) => string) => {
  const { t } = useTranslation('savings');
  return ({ least, most }, currency) =>
    most !== undefined && compare(least, most) === 0
      ? formatMoney(least, currency)
      : t('about', { amount: moneySpan({ least, most: most ?? least }, currency) });
};

/** The daily rate of a product, and the simple rate of a year. */
export const rateTexts = ({
  lowest,
  highest = lowest,
}: YieldRange): { readonly daily: string; readonly annual: string } => ({
  daily: rateSpan(lowest, highest),
  annual: rateSpan(annualRate(lowest), annualRate(highest)),
});

/** Gives the daily rate and the simple rate of a year as items of a list; one rate, where the server names no highest. */
export const useRateItems = () => {
  const { t } = useTranslation('savings');
  return (range: YieldRange) => {
    const { daily, annual } = rateTexts(range);
    return [
      { label: t('rate.daily'), value: daily },
      { label: t('rate.annual'), value: annual },
    ];
  };
};

/** A time, epoch seconds, in the device's time zone, with the time of day in UTC. */
export const timeText = (at: number): string => `${formatMinute(at)} (${formatUtcTime(at)} UTC)`;

/** Gives the name of a product: its currency and its lock. */
export const useProductName = (): ((
  product: Pick<SavingsProduct, 'currency' | 'days'>,
) => string) => {
  const { t } = useTranslation('savings');
  return ({ currency, days }) => t('name', { currency, days: t('days', { count: days }) });
};

/** The address of a product's page. */
export const productPath = (id: number): string => `${SCREENS.interestProduct}?id=${id}`;

/** The texts of refusals that name the product or its bounds. Other codes have a text in the catalogue. */
export const PROBLEM_TEXTS = {
  amount_wrong: 'problem.amount',
  quantity_below_minimum: 'problem.below',
  order_above_maximum: 'problem.above',
  wallet_insufficient: 'problem.short',
  project_not_found: 'notOnSale',
  project_ended: 'problem.ended',
  project_state_wrong: 'problem.notBegun',
  project_full: 'problem.full',
} as const;

const hasText = (code: string): code is keyof typeof PROBLEM_TEXTS =>
  Object.hasOwn(PROBLEM_TEXTS, code);

/** Gives the translated text of a refusal or a problem of the typed amount, with the bounds that it names. */
export const useProblemText = (
  { currency, minimum, maximum }: SavingsProduct,
  funds: { readonly available: Decimal; readonly decimals: number },
  amount: string,
): ((code: string) => string) => {
  const { t } = useTranslation('savings');
  const typed = parseDecimal(amount);
  const isWithin =
    compare(typed ?? ZERO, minimum) >= 0 &&
    (maximum === undefined || compare(typed ?? ZERO, maximum) <= 0);
  const bounds = {
    quantity_below_minimum: minimum,
    order_above_maximum: maximum ?? ZERO,
    wallet_insufficient: funds.available,
  };
  return (code) => {
    if (!hasText(code)) return keyText(code);
    switch (code) {
      case 'amount_wrong':
        // The server has one code for both, but only one is about how it is written.
        return typed === undefined || isPositive(typed)
          ? t('problem.amount', { decimals: funds.decimals })
          : t('problem.below', { amount: formatMoney(minimum, currency) });
      case 'quantity_below_minimum':
      case 'order_above_maximum':
        // The server has other bounds than the ones that are shown.
        return isWithin
          ? keyText(code)
          : t(PROBLEM_TEXTS[code], { amount: formatMoney(bounds[code], currency) });
      case 'wallet_insufficient':
        return t('problem.short', { amount: formatMoney(bounds[code], currency) });
      default:
        return t(PROBLEM_TEXTS[code]);
    }
  };
};
