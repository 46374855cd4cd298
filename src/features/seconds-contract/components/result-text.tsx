import { useTranslation } from 'react-i18next';
import { formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import type { SettledOrder } from '../order';

/** The result in words: losing is said as plainly as winning, and nothing cheers. */
export const useResultText = () => {
  const { t } = useTranslation('seconds');
  return (order: SettledOrder): string =>
    order.outcome === 'draw'
      ? t('result.draw')
      : t(`result.${order.outcome}`, {
          amount: formatSignedAmount(order.profit),
          currency: order.currency,
        });
};

/** From entry to settlement price. */
export const useMoveText = () => {
  const { t } = useTranslation('seconds');
  return (order: SettledOrder): string =>
    t('result.move', {
      entry: formatPrice(order.entry),
      settlement: formatPrice(order.settlement),
    });
};
