import { useTranslation } from 'react-i18next';
import { sheetPropsOf, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import { TRENDS } from '@/domain/orders/trends';
import type { UnusualReason } from '@/domain/orders/unusual-order';
import { ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import type { Command } from '../command';
import { CommandDetails } from './command-details';

/** What the command is about: symbol and side; all positions have none. */
const subjectOf = (command: Command | undefined) => {
  if (command === undefined || command.kind === 'closeAll') return undefined;
  return command.kind === 'open'
    ? { symbol: command.pair.symbol, side: command.side }
    : { symbol: command.order.symbol, side: command.order.side };
};

/** A command from its confirmation to its outcome. */
export interface CommandSheetProps {
  readonly pending: PendingSheet<Command, unknown>;
  /** Why an order is asked whatever the user chose. */
  readonly unusual?: UnusualReason | undefined;
  /** Shows the order at the current price. Set when the price has moved. */
  readonly onRefresh?: (() => void) | undefined;
  /** Why nothing can be opened now, in words. */
  readonly blocked?: GateReason | undefined;
  /** True while there is no current price to compare with. */
  readonly isPriceMissing?: boolean;
}

/** What is confirmed in full; after a reload the few lines that were kept of it. */
const Details = (props: {
  readonly view: PendingView<Command, unknown>;
  readonly unusual: UnusualReason | undefined;
}) => {
  const { intent, summary } = props.view;
  if (intent !== undefined) return <CommandDetails command={intent} unusual={props.unusual} />;
  return summary && <DetailList items={summary.lines} />;
};

/** A command from its confirmation to its outcome. */
export const CommandSheet = (props: CommandSheetProps) => {
  const { t } = useTranslation(['leverage', 'confirm']);
  const { pending, unusual, onRefresh, isPriceMissing = false } = props;
  const { intent, summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const subject = subjectOf(intent);
  return (
    <ConfirmSheet
      {...sheetPropsOf(pending)}
      title={intent === undefined ? (summary?.title ?? '') : t(`confirm.${intent.kind}`)}
      description={subject?.symbol ?? summary?.subject}
      aside={
        subject && <DirectionChip direction={TRENDS[subject.side]}>{t(subject.side)}</DirectionChip>
      }
      texts={{ ...texts, confirm: t(`do.${intent?.kind ?? 'open'}`) }}
      blocked={props.blocked?.text ?? (isPriceMissing ? t('confirm:noPrice') : undefined)}
      onRefresh={onRefresh}
    >
      <Details view={pending.view} unusual={unusual} />
    </ConfirmSheet>
  );
};
