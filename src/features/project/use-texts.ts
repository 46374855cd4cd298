import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { formatMoney } from '@/domain/format/money';
import { decimalsIn, formatAmount, formatPrice } from '@/domain/format/numbers';
import { compare, isZero, type Decimal } from '@/domain/money/decimal';
import { mostUnits, subscriptionCost, unitsAllowed } from '@/domain/project/units';
import { formatMinute, formatUtcMinute } from '@/domain/format/time';
import { rulesOf, type Project } from './model';

const LEAST_DECIMALS = 2;

/** Units with the name of what they are of; whole ones without decimals. */
export const formatUnits = (units: Decimal, unit: string | undefined): string =>
  [formatAmount(units, decimalsIn(units)), unit].filter(Boolean).join(' ');

/** Price of a unit with its currency: all decimals that it has, at least two. */
export const formatUnitPrice = (price: Decimal, currency: string): string =>
  `${formatPrice(price, Math.max(LEAST_DECIMALS, decimalsIn(price)))} ${currency}`;

/** A balance with its currency. */
export const formatBalance = (balance: Decimal, { pay, scale }: Project): string =>
  `${formatAmount(balance, Math.max(LEAST_DECIMALS, Math.min(scale, decimalsIn(balance))))} ${pay}`;

/** A time in the device's zone and in UTC; `text`, as the server writes it, if it does not say the zone. */
export const bothTimes = (
  at: number | undefined,
  text: string,
): { readonly local: string; readonly utc: string | undefined } =>
  at === undefined
    ? { local: text, utc: undefined }
    : { local: formatMinute(at), utc: formatUtcMinute(at) };

/** The same in one line, for a sentence. */
export const bothTimesText = (at: number | undefined, text: string): string => {
  const { local, utc } = bothTimes(at, text);
  return utc === undefined ? local : `${local} (${utc})`;
};

/** The texts of problems that name the bounds of a project. Other codes have a text in the catalogue. */
export const PROBLEM_TEXTS = {
  amount_wrong: 'problem.whole',
  quantity_below_minimum: 'problem.below',
  order_above_maximum: 'problem.above',
  wallet_insufficient: 'problem.short',
  project_full: 'blocked.full',
} as const;

/** Gives the translated text of a problem of the typed units, with the bound that it names. */
export const useProblemText = (project: Project, own: Decimal) => {
  const { t } = useTranslation('project');
  const { unit, minimum, maximum, available, price, pay, scale } = project;
  const rules = rulesOf(project, own);
  const above = (): string => {
    const units = formatUnits(unitsAllowed(rules), unit);
    return isZero(own) || isZero(maximum)
      ? t('problem.above', { units })
      : t('problem.more', { units, own: formatUnits(own, unit), all: formatUnits(maximum, unit) });
  };
  const short = (): string => {
    if (available === undefined || price === undefined) return keyText('wallet_insufficient');
    const amount = formatBalance(available, project);
    const most = mostUnits(available, price, rules);
    // Fewer than the minimum would not help.
    return compare(most, minimum) >= 0
      ? t('problem.short', { amount, units: formatUnits(most, unit) })
      : t('problem.shortAll', {
          amount,
          units: formatUnits(minimum, unit),
          cost: formatMoney(subscriptionCost(minimum, price, scale), pay),
        });
  };
  return (code: string): string => {
    switch (code) {
      case 'amount_wrong':
        return t('problem.whole');
      case 'quantity_below_minimum':
        return t('problem.below', { units: formatUnits(minimum, unit) });
      case 'order_above_maximum':
        return above();
      case 'wallet_insufficient':
        return short();
      case 'project_full':
        return t('blocked.full');
      default:
        return keyText(code);
    }
  };
};
