import { useTranslation } from 'react-i18next';
import type { Summary } from '@/api/pending/operation';
import { formatPrice } from '@/domain/format/numbers';
import {
  commandName,
  type ChangeCommand,
  type Command,
  type OpenCommand,
  type OrderCommand,
} from './command';

const lotsOf = (command: OrderCommand): string =>
  command.kind === 'close' ? `${command.lots} / ${command.order.lots}` : `${command.order.lots}`;

const subjectOf = (command: Command): string | undefined => {
  if (command.kind === 'closeAll') return undefined;
  return command.kind === 'open' ? command.pair.symbol : command.order.symbol;
};

/** Gives the translated summary of a command. It is stored with the pending operation and survives a reload. */
export const useCommandSummary = (): ((command: Command) => Summary) => {
  const { t } = useTranslation('leverage');
  const openLines = ({ side, mode, preview, pair }: OpenCommand): Summary['lines'] => [
    { label: t('side'), value: t(side) },
    {
      label: t(mode === 'market' ? 'marketPrice' : 'limitPrice'),
      value: formatPrice(preview.openPrice, pair.decimals),
    },
    { label: t('lots.label'), value: `${preview.lots}` },
    { label: t('leverage'), value: t('times', { value: preview.leverage }) },
  ];
  const changeLines = (command: ChangeCommand): Summary['lines'] =>
    command.kind === 'closeAll'
      ? [{ label: t('open'), value: `${command.orders.length}` }]
      : [
          { label: t('side'), value: t(command.order.side) },
          { label: t('lots.label'), value: lotsOf(command) },
        ];
  return (command) => ({
    title: t(`confirm.${commandName(command)}`),
    subject: subjectOf(command),
    lines: command.kind === 'open' ? openLines(command) : changeLines(command),
    done:
      command.kind === 'close' && command.lots < command.order.lots
        ? t('done.closePart', { lots: command.lots, all: command.order.lots })
        : t(`done.${command.kind}`),
  });
};
