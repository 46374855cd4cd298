import { useTranslation } from 'react-i18next';
import { UNKNOWN } from '@/domain/format/numbers';
import type { LotRules } from '@/domain/leverage/order';

/** The limits of an order's lots as rows of a list; the step only if the server states it. Needs the texts of contract terms. */
export const useLotLimits = () => {
  const { t } = useTranslation('contractTerms');
  return ({ minimum, maximum, step }: LotRules) => [
    { label: t('fewest'), value: `${minimum ?? UNKNOWN}` },
    { label: t('most'), value: maximum === 0 ? t('unlimited') : `${maximum ?? UNKNOWN}` },
    step !== undefined && { label: t('lotStep'), value: `${step}` },
  ];
};
