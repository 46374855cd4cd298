import type { TFunction } from 'i18next';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatPrice, formatSignedAmount } from '@/domain/format/numbers';
import type { SettledOrder } from '../order';

/** The translated result of an order. Neutral in tone: a win is not celebrated. */
export const resultText = (order: SettledOrder, t: TFunction<'seconds'>): string =>
  order.outcome === 'draw'
    ? t('result.draw', { fee: `${formatAmount(order.fee)} ${order.currency}` })
    : t(`result.${order.outcome}`, {
        amount: formatSignedAmount(order.profit),
        currency: order.currency,
      });

/** Gives the result of an order, on a screen that has the texts of seconds contracts. */
export const useResultText = () => {
  const { t } = useTranslation('seconds');
  return (order: SettledOrder): string => resultText(order, t);
};

/** Gives the text of the move from entry to settlement price. */
export const usePriceMoveText = () => {
  const { t } = useTranslation('seconds');
  return (order: SettledOrder): string =>
    t('result.move', {
      entry: formatPrice(order.entry),
      settlement: formatPrice(order.settlement),
    });
};
