import { useTranslation } from 'react-i18next';
import type { Placement } from '@/api/hand';
import { useSendingTexts } from '@/api/sending-texts';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { ConfirmSheet, DetailList, DirectionChip } from '@/ui';
import type { Command, PlaceCommand } from '../command';
import { holdOf, type CoinOrder } from '../order';
import { coinText, moneyTexts } from '../problem-text';
import { OrderFigures } from './order-figures';

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

/** What the command is about. */
const subjectOf = (command: Command): Pick<CoinOrder, 'symbol' | 'side'> =>
  command.kind === 'place' ? { symbol: command.pair.symbol, side: command.side } : command.order;

/** A command in its sheet. */
export interface CommandSheetProps {
  readonly command: Command | undefined;
  readonly placement: Placement<true>;
  /** Why nothing can be placed now, in words; cancelling is possible at all times. */
  readonly blocked: string | undefined;
  /** Shows the order at the price of now; there while that is another one than the one shown. */
  readonly onRefresh: (() => void) | undefined;
  readonly onPlace: () => void;
  readonly onCheckAgain: () => void;
  readonly onClose: () => void;
}

/** A command from confirming to its end. */
export const CommandSheet = ({ command, placement, onPlace, ...props }: CommandSheetProps) => {
  const { t } = useTranslation('spot');
  const texts = useSendingTexts(placement);
  const subject = command && subjectOf(command);
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
      blocked={command?.kind === 'place' ? props.blocked : undefined}
      onConfirm={onPlace}
    >
      {command?.kind === 'place' && <PlaceDetails command={command} />}
      {command?.kind === 'cancel' && <CancelDetails order={command.order} />}
    </ConfirmSheet>
  );
};
