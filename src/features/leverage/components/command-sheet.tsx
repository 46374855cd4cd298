import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import { formatAmount } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import type { UnusualReason } from '@/domain/orders/unusual-order';
import { ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import { CLOSE_SIDE, commandName, type Command, type OpenCommand } from '../command';
import { isCostTold } from '../terms';
import { CommandDetails } from './command-details';

/** Symbol and side of the command's order; nothing for a command on all positions. */
const subjectOf = (command: Command | undefined) => {
  if (command === undefined || command.kind === 'closeAll') return undefined;
  return command.kind === 'open'
    ? { symbol: command.pair.symbol, side: command.side }
    : { symbol: command.order.symbol, side: command.order.side };
};

/** Margin plus fee of an order; none if one of them is unknown. */
const costText = ({ preview, currency }: OpenCommand): readonly string[] =>
  isCostTold(preview) ? [`${formatAmount(preview.cost)} ${currency}`] : [];

/** The label of the button that confirms a command. Of one from before a reload only the kind of sheet is known. */
const useButtonText = (command: Command | undefined): string => {
  const { t } = useTranslation('leverage');
  if (command === undefined) return t('do.open');
  switch (command.kind) {
    case 'open':
      return [
        t('do.openLots', { side: t(command.side), count: command.preview.lots }),
        ...costText(command),
      ].join(' · ');
    case 'close':
      return t('closeLots', { count: command.lots });
    case 'closeAll':
      return t(`do.${command.side === undefined ? 'closeAll' : CLOSE_SIDE[command.side]}`);
    default:
      return t(`do.${command.kind}`);
  }
};

/** Props of the sheet that confirms a command. */
export interface CommandSheetProps {
  readonly pending: PendingSheet<Command, unknown>;
  /** Why this order needs a confirmation even with one-tap orders on. */
  readonly unusual?: UnusualReason | undefined;
  /** Set when the price has moved; re-quotes. */
  readonly onRefresh?: (() => void) | undefined;
  /** Why no position can be opened now, as text. */
  readonly blocked?: GateReason | undefined;
  /** Below the figures, until it is sent. */
  readonly notice?: ReactNode;
  /** True while no current price is available. */
  readonly isPriceMissing?: boolean;
}

/** All figures of the command; after a reload only its stored summary. */
const Details = ({ intent, summary }: PendingView<Command, unknown>) => {
  if (intent !== undefined) return <CommandDetails command={intent} />;
  return summary && <DetailList items={summary.lines} />;
};

/** Confirms a command and shows its progress and outcome. */
export const CommandSheet = (props: CommandSheetProps) => {
  const { t } = useTranslation(['leverage', 'confirm']);
  const { pending, unusual, onRefresh, isPriceMissing = false } = props;
  const { intent, summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const subject = subjectOf(intent);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={intent === undefined ? (summary?.title ?? '') : t(`confirm.${commandName(intent)}`)}
      description={subject?.symbol ?? summary?.subject}
      aside={
        subject && <DirectionChip direction={TRENDS[subject.side]}>{t(subject.side)}</DirectionChip>
      }
      texts={{ ...texts, confirm: useButtonText(intent) }}
      blocked={props.blocked?.text ?? (isPriceMissing ? t('confirm:noPrice') : undefined)}
      onRefresh={onRefresh}
      warning={unusual && t(`confirm:unusual.${unusual}`)}
    >
      <Details {...pending.view} />
      {intent !== undefined && props.notice}
    </ConfirmSheet>
  );
};
