import { useTranslation } from 'react-i18next';
import { keyText } from '@/api/failure-text';
import { decimalsIn, formatAmount, formatPrice } from '@/domain/format/numbers';
import type { Decimal } from '@/domain/money/decimal';
import type { CoinPair } from './command';
import { DEFAULT_SCALES } from './order';
import { balancesOf, previewOf, type Field, type Ticket, type TicketBasis } from './ticket';

/** Formats an amount of the base currency with all its decimals. */
export const formatCoinAmount = (amount: Decimal, currency: string): string =>
  `${formatPrice(amount)} ${currency}`;

/** Formatters of the amounts that each side pays and receives. */
export const amountFormatters = ({ base, quote }: Pick<CoinPair, 'base' | 'quote'>) => {
  const ofBase = (amount: Decimal): string => formatCoinAmount(amount, base);
  const ofQuote = (amount: Decimal): string =>
    `${formatAmount(amount, Math.max(DEFAULT_SCALES.quote, decimalsIn(amount)))} ${quote}`;
  return {
    buy: { paid: ofQuote, received: ofBase },
    sell: { paid: ofBase, received: ofQuote },
  } as const;
};

/** Gives the translated text of a field's problem, with the limits it violates. Other codes have a catalogue text. */
export const useProblemText = (ticket: Ticket, basis: TicketBasis, pair: CoinPair) => {
  const { t } = useTranslation(['spot', 'errors']);
  const { rules, decimals, available } = basis;
  const { paid } = amountFormatters(pair)[ticket.side];
  const invalidText = (field: Field): string =>
    field === 'limit' ? t('problem.price', { decimals }) : t('problem.amount');
  return (field: Field, code: string): string => {
    switch (code) {
      case 'amount_wrong':
      case 'parameter_wrong':
        return invalidText(field);
      case 'order_below_minimum':
        return t('problem.below', { amount: formatCoinAmount(rules.minimum, pair.base) });
      case 'order_above_maximum':
        return t('problem.above', { amount: formatCoinAmount(rules.maximum, pair.base) });
      case 'quantity_not_multiple':
        return t('problem.step', { amount: formatCoinAmount(rules.step, pair.base) });
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
