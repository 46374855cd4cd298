import { useTranslation } from 'react-i18next';
import type { Placement } from '@/api/hand';
import { useSendingTexts } from '@/api/sending-texts';
import { TRENDS } from '@/domain/orders/trends';
import type { Unusual } from '@/domain/orders/unusual';
import { ConfirmSheet, DirectionChip } from '@/ui';
import type { Command } from '../command';
import { CommandDetails } from './command-details';

/** What the command is about: symbol and side; all positions have none. */
const subjectOf = (command: Command | undefined) => {
  if (command === undefined || command.kind === 'closeAll') return undefined;
  return command.kind === 'open'
    ? { symbol: command.pair.symbol, side: command.side }
    : { symbol: command.order.symbol, side: command.order.side };
};

/** A command from confirming to its end. */
export interface CommandSheetProps {
  readonly command: Command | undefined;
  readonly placement: Placement<true>;
  /** Why an order is asked whatever the user chose. */
  readonly unusual: Unusual | undefined;
  /** Shows the order at the price of now; there while that is another one than the one shown. */
  readonly onRefresh: (() => void) | undefined;
  /** Why nothing can be opened now, in words. */
  readonly blocked: string | undefined;
  readonly onPlace: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** A command from confirming to its end. */
export const CommandSheet = ({ command, placement, ...props }: CommandSheetProps) => {
  const { t } = useTranslation('leverage');
  const texts = useSendingTexts(placement);
  const subject = subjectOf(command);
  return (
    <ConfirmSheet
      {...props}
      open={command !== undefined}
      title={command === undefined ? '' : t(`confirm.${command.kind}`)}
      description={subject?.symbol}
      aside={
        subject && <DirectionChip direction={TRENDS[subject.side]}>{t(subject.side)}</DirectionChip>
      }
      state={placement.state}
      texts={{ ...texts, confirm: command === undefined ? '' : t(`do.${command.kind}`) }}
      blocked={command?.kind === 'open' ? props.blocked : undefined}
      onConfirm={props.onPlace}
    >
      {command !== undefined && <CommandDetails command={command} unusual={props.unusual} />}
    </ConfirmSheet>
  );
};
