import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { formatPrice } from '@/domain/format/numbers';
import type { CancelCommand, PlaceCommand } from './command';
import { coinText } from './problem-text';

/** The few lines that are kept of a command until its outcome is known. */
export const useSummary = (): ((command: PlaceCommand | CancelCommand) => Summary) => {
  const { t } = useTranslation('spot');
  return (command) => {
    const { pair, side, mode, price, amount } =
      command.kind === 'place'
        ? { ...command, price: command.preview.price, amount: command.preview.amount }
        : { ...command.order, pair: command.order, price: command.order.asked };
    return {
      title: t(`confirm.${command.kind}`),
      subject: pair.symbol,
      lines: [
        { label: t('side'), value: t(side) },
        {
          label: t(mode === 'market' ? 'marketPrice' : 'limitPrice'),
          value: `${formatPrice(price, pair.decimals)} ${pair.quote}`,
        },
        { label: t('amount'), value: coinText(amount, pair.base) },
      ],
      done: t(`done.${command.kind}`),
    };
  };
};
