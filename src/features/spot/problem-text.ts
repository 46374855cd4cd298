import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { decimalsIn, formatAmount, formatPrice } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import type { CoinPair } from './command';
import { USUAL_SCALES } from './order';
import { balancesOf, previewOf, type Field, type Ticket, type TicketBasis } from './ticket';

/** An amount of the base currency: as many decimals as it has. */
export const coinText = (amount: Decimal, currency: string): string =>
  `${formatPrice(amount)} ${currency}`;

/** How amounts of what a side pays and receives are written. */
export const moneyTexts = ({ base, quote }: Pick<CoinPair, 'base' | 'quote'>) => {
  const ofBase = (amount: Decimal): string => coinText(amount, base);
  const ofQuote = (amount: Decimal): string =>
    `${formatAmount(amount, Math.max(USUAL_SCALES.quote, decimalsIn(amount)))} ${quote}`;
  return {
    buy: { paid: ofQuote, received: ofBase },
    sell: { paid: ofBase, received: ofQuote },
  } as const;
};

/** Why a field is refused, in words with the figures that help; of the catalogue where there are none. */
export const useProblemText = (ticket: Ticket, basis: TicketBasis, pair: CoinPair) => {
  const { t } = useTranslation(['spot', 'errors']);
  const { rules, decimals, available } = basis;
  const { paid } = moneyTexts(pair)[ticket.side];
  const wrongText = (field: Field): string =>
    field === 'limit' ? t('problem.price', { decimals }) : t('problem.amount');
  return (field: Field, code: string): string => {
    switch (code) {
      case 'amount_wrong':
      case 'parameter_wrong':
        return wrongText(field);
      case 'order_below_minimum':
        return t('problem.below', { amount: coinText(rules.minimum, pair.base) });
      case 'order_above_maximum':
        return t('problem.above', { amount: coinText(rules.maximum, pair.base) });
      case 'quantity_not_multiple':
        return t('problem.step', { amount: coinText(rules.step, pair.base) });
      case 'wallet_insufficient': {
        const preview = previewOf(ticket, basis);
        return t('problem.short', {
          available: paid(balancesOf(ticket.side, available).paying),
          cost: preview === undefined ? '' : paid(preview.pays),
        });
      }
      default:
        return keyText(code);
    }
  };
};
