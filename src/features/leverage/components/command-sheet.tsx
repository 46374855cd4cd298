import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { Placement } from '@/api/hand';
import type { Unusual } from '@/domain/orders/unusual';
import { Button, DirectionChip, SendingNotice, Sheet } from '@/ui';
import type { Command } from '../command';
import type { Preview } from '../ticket';
import { CommandDetails } from './command-details';

const DIRECTIONS = { long: 'up', short: 'down' } as const;

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
  /** What the order would be at the price of now, where that is another one than the one shown. */
  readonly moved: Preview | undefined;
  readonly onRefresh: () => void;
  readonly onPlace: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

const Action = (props: CommandSheetProps) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { command, placement } = props;
  const { state } = placement;
  if (state === 'unknown')
    return (
      <Button block onClick={props.onCheckAgain}>
        {t('checkAgain')}
      </Button>
    );
  if (state === 'editing' && props.moved !== undefined)
    return (
      <Button block onClick={props.onRefresh}>
        {t('takeNewPrice')}
      </Button>
    );
  return (
    <Button block loading={state === 'placing' || state === 'checking'} onClick={props.onPlace}>
      {state === 'failed' ? t('app:retry') : command && t(`do.${command.kind}`)}
    </Button>
  );
};

/** A command from confirming to its end. Stays until it is known what became of it. */
export const CommandSheet = (props: CommandSheetProps) => {
  const { t } = useTranslation(['leverage', 'app']);
  const { command, placement } = props;
  const subject = subjectOf(command);
  return (
    <Sheet
      open={command !== undefined}
      onOpenChange={(open) => {
        if (!open) props.onClose();
      }}
      title={command === undefined ? '' : t(`confirm.${command.kind}`)}
      description={subject?.symbol}
      aside={
        subject && (
          <DirectionChip direction={DIRECTIONS[subject.side]}>{t(subject.side)}</DirectionChip>
        )
      }
      closeLabel={t('app:close')}
      footer={<Action {...props} />}
    >
      {command !== undefined && <CommandDetails command={command} unusual={props.unusual} />}
      {placement.state === 'editing' && props.moved !== undefined && (
        <p className="mt-3 text-label text-warn">{t('moved')}</p>
      )}
      <SendingNotice
        state={placement.state}
        checking={t('checking')}
        unknown={t('unknown')}
        failed={`${t('notDone')} ${placement.state === 'failed' ? failureText(placement.failure) : ''}`}
      />
    </Sheet>
  );
};
