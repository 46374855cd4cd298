import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import type { Placement } from '@/api/hand';
import { formatPrice } from '@/domain/format/numbers';
import { Button, DetailList, DirectionChip, SendingNotice, Sheet } from '@/ui';
import type { Command, PlaceCommand } from '../command';
import { holdOf, type CoinOrder } from '../order';
import { coinText, moneyTexts } from '../problem-text';
import { OrderFigures } from './order-figures';

const DIRECTIONS = { buy: 'up', sell: 'down' } as const;

const PlaceDetails = ({ command }: { readonly command: PlaceCommand }) => {
  const { t } = useTranslation('spot');
  const { preview, pair, side } = command;
  return (
    <>
      <OrderFigures preview={preview} pair={pair} side={side} />
      <p className="mt-3 text-label text-ink-2">
        {preview.isDoneAtOnce
          ? t('marketHint')
          : t('holdHint', { amount: moneyTexts(pair)[side].paid(preview.pays) })}
      </p>
    </>
  );
};

const CancelDetails = ({ order }: { readonly order: CoinOrder }) => {
  const { t } = useTranslation('spot');
  return (
    <DetailList
      items={[
        { label: t('limitPrice'), value: formatPrice(order.asked, order.decimals) },
        { label: t('amount'), value: coinText(order.amount, order.base) },
        { label: t('freed'), value: moneyTexts(order)[order.side].paid(holdOf(order)) },
      ]}
    />
  );
};

const useButtonText = (command: Command | undefined, placement: Placement<true>): string => {
  const { t } = useTranslation(['spot', 'app']);
  if (placement.state === 'unknown') return t('checkAgain');
  if (placement.state === 'failed') return t('app:retry');
  return command === undefined ? '' : t(`do.${command.kind}`);
};

/** A command in its sheet. */
export interface CommandSheetProps {
  readonly command: Command | undefined;
  readonly placement: Placement<true>;
  /** Why nothing can be placed now, in words; cancelling is possible at all times. */
  readonly blocked: string | undefined;
  readonly onPlace: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

const Action = ({ command, placement, onPlace, onCheckAgain, ...props }: CommandSheetProps) => {
  const text = useButtonText(command, placement);
  const isBusy = placement.state === 'placing' || placement.state === 'checking';
  const isUnknown = placement.state === 'unknown';
  const blocked = command?.kind === 'place' && !isUnknown ? props.blocked : undefined;
  return (
    <>
      {blocked !== undefined && <p className="mb-2 text-label text-warn">{blocked}</p>}
      <Button
        block
        loading={isBusy}
        disabled={blocked !== undefined}
        onClick={isUnknown ? onCheckAgain : onPlace}
      >
        {text}
      </Button>
    </>
  );
};

/** A command from confirming to its end. Stays until it is known what became of it. */
export const CommandSheet = (props: CommandSheetProps) => {
  const { t } = useTranslation(['spot', 'app']);
  const { command, placement } = props;
  const subject = command?.kind === 'place' ? { ...command, ...command.pair } : command?.order;
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
      {command?.kind === 'place' && <PlaceDetails command={command} />}
      {command?.kind === 'cancel' && <CancelDetails order={command.order} />}
      <SendingNotice
        state={placement.state}
        checking={t('checking')}
        unknown={t('unknown')}
        failed={`${t('notDone')} ${placement.state === 'failed' ? failureText(placement.failure) : ''}`}
      />
    </Sheet>
  );
};
