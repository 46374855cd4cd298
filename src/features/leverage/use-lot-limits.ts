import { useTranslation } from 'react-i18next';
import { formatAmount } from '@/domain/format/numbers';
import type { LotRules } from '@/domain/leverage/order';

/** `10,000`; `--` if unknown. */
const count = (lots: number | undefined): string =>
  formatAmount(lots === undefined ? undefined : `${lots}`, 0);

/** The limits of an order's lots as rows of a list; the step only if the server states it. Needs the texts of contract terms. */
export const useLotLimits = () => {
  const { t } = useTranslation('contractTerms');
  return ({ minimum, maximum, step }: LotRules) => [
    { label: t('fewest'), value: count(minimum) },
    { label: t('most'), value: maximum === 0 ? t('unlimited') : count(maximum) },
    step !== undefined && { label: t('lotStep'), value: count(step) },
  ];
};
