import { useTranslation } from 'react-i18next';
import { formatPrice, formatRate, UNKNOWN } from '@/domain/format/numbers';
import type { StopOut } from './stop-out';

/** Says when the account is stopped out: the price and its distance, or why there is none. `decimals`: of the pair's prices. */
export const useStopOutText = (decimals: number): ((stopOut: StopOut) => string) => {
  const { t } = useTranslation('leverage');
  return (stopOut) => {
    switch (stopOut.kind) {
      case 'price':
        return `${formatPrice(stopOut.price, decimals)} (${formatRate(stopOut.distancePercent)})`;
      case 'unknown':
        return UNKNOWN;
      case 'never':
        return t('cost.never');
      case 'reached':
        return t('cost.reached');
    }
  };
};
