import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { formatPrice } from '@/domain/format/numbers';
import type { CancelCommand, PlaceCommand } from './command';
import { formatCoinAmount } from './problem-text';

/** Gives the translated summary of a command. It is stored with the pending operation and survives a reload. */
export const useCommandSummary = (): ((command: PlaceCommand | CancelCommand) => Summary) => {
  const { t } = useTranslation('spot');
  return (command) => {
    const { pair, side, mode, price, amount } =
      command.kind === 'place'
        ? { ...command, price: command.preview.price, amount: command.preview.amount }
        : { ...command.order, pair: command.order, price: command.order.requestedPrice };
    return {
      title: t(`confirm.${command.kind}`),
      subject: pair.symbol,
      lines: [
        { label: t('side'), value: t(side) },
        {
          label: t(mode === 'market' ? 'marketPrice' : 'limitPrice'),
          value: `${formatPrice(price, pair.decimals)} ${pair.quote}`,
        },
        { label: t('amount'), value: formatCoinAmount(amount, pair.base) },
      ],
      done: t(`done.${command.kind}`),
    };
  };
};
