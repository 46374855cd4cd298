import { useTranslation } from 'react-i18next';
import { useKeyText } from '@/api/use-key-text';
import { useBeyondLimitText } from '@/api/left-today';
import { decimalsIn, formatAmount, formatPrice } from '@/domain/format/numbers';
import { ZERO, type Decimal } from '@/domain/money/decimal';
import type { CoinPair } from './command';
import { DEFAULT_SCALES } from '@/domain/spot/order';
import {
  balancesOf,
  previewOf,
  totalRulesOf,
  type Field,
  type Ticket,
  type TicketBasis,
} from './ticket';

/** Formats an amount of the base currency with all its decimals. */
export const formatCoinAmount = (amount: Decimal, currency: string): string =>
  `${formatPrice(amount)} ${currency}`;

/** Formatter of amounts of the quote currency. */
export const totalFormatter =
  ({ quote }: Pick<CoinPair, 'quote'>) =>
  (total: Decimal): string =>
    `${formatAmount(total, Math.max(DEFAULT_SCALES.quote, decimalsIn(total)))} ${quote}`;

/** Formatters of the amounts that each side pays and receives. */
export const amountFormatters = ({ base, quote }: Pick<CoinPair, 'base' | 'quote'>) => {
  const ofBase = (amount: Decimal): string => formatCoinAmount(amount, base);
  const ofQuote = totalFormatter({ quote });
  return {
    buy: { paid: ofQuote, received: ofBase },
    sell: { paid: ofBase, received: ofQuote },
  } as const;
};

/** Formats a limit on the amount; in the quote currency with the amount of coins that it stands for. */
const limitFormatter = (ticket: Ticket, basis: TicketBasis, pair: CoinPair) => {
  const totals = totalRulesOf(ticket, basis);
  return (limit: 'minimum' | 'maximum'): string => {
    const coins = formatCoinAmount(basis.rules[limit], pair.base);
    return ticket.unit === 'base' ? coins : `${totalFormatter(pair)(totals[limit])} (${coins})`;
  };
};

/** Gives the translated text of a field's problem, with the limits it violates. Other codes have a catalogue text. */
export const useProblemText = (
  hasProblem: boolean,
  ticket: Ticket,
  basis: TicketBasis,
  pair: CoinPair,
) => {
  const { t } = useTranslation(['spot', 'app']);
  const catalogueText = useKeyText(hasProblem);
  const beyondLimitText = useBeyondLimitText();
  const { rules, terms, decimals, available, leftToStake } = basis;
  const { paid } = amountFormatters(pair)[ticket.side];
  const limitText = limitFormatter(ticket, basis, pair);
  const invalidText = (field: Field): string => {
    if (field === 'limit') return t('problem.price', { decimals });
    return ticket.unit === 'base'
      ? t('problem.amount')
      : t('problem.price', { decimals: terms.quoteScale });
  };
  return (field: Field, code: string): string => {
    switch (code) {
      case 'amount_wrong':
      case 'parameter_wrong':
        return invalidText(field);
      case 'not_positive':
        return t('app:notPositive');
      case 'order_below_minimum':
        return t('problem.below', { amount: limitText('minimum') });
      case 'order_above_maximum':
        return t('problem.above', { amount: limitText('maximum') });
      case 'quantity_not_multiple':
        return t('problem.step', { amount: formatCoinAmount(rules.step, pair.base) });
      case 'wallet_insufficient': {
        const preview = previewOf(ticket, basis);
        return t('problem.short', {
          available: paid(balancesOf(ticket.side, available).paying),
          cost: preview === undefined ? '' : paid(preview.pays),
        });
      }
      case 'stake_limit':
        return beyondLimitText('stake', {
          left: { stake: leftToStake },
          cost: previewOf(ticket, basis)?.pays ?? ZERO,
          currency: pair.quote,
        });
      default:
        return catalogueText(code);
    }
  };
};
