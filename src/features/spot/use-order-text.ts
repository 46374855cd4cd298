import { useTranslation } from 'react-i18next';
import type { PlaceCommand } from './command';
import { amountFormatters, formatCoinAmount } from './problem-text';

/** Gives an order as the label of its buttons: "Buy 0.1 BTC for 6,400.00 USDT". */
export const useOrderText = () => {
  const { t } = useTranslation('spot');
  return ({ side, pair, preview }: Pick<PlaceCommand, 'side' | 'pair' | 'preview'>): string => {
    const { paid, received } = amountFormatters(pair)[side];
    return t(`${side}For`, {
      amount: formatCoinAmount(preview.amount, pair.base),
      total: side === 'buy' ? paid(preview.pays) : received(preview.receives),
    });
  };
};
