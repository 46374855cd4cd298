import { useTranslation } from 'react-i18next';
import { toSheetProps, type PendingSheet } from '@/api/pending/sheet-props';
import { useSubmissionTexts } from '@/api/pending/submission-texts';
import type { PendingView } from '@/api/pending/use-pending';
import { formatPrice } from '@/domain/format/numbers';
import { TRENDS } from '@/domain/orders/trends';
import { ConfirmSheet, DetailList, DirectionChip, type GateReason } from '@/ui';
import type { Command, PlaceCommand } from '../command';
import { heldAmountOf, type CoinOrder } from '../order';
import { formatCoinAmount, amountFormatters } from '../problem-text';
import { useIsWithoutModes } from '../queries';
import { useOrderText } from '../use-order-text';
import { OrderFigures } from './order-figures';

const PlaceDetails = ({ command }: { readonly command: PlaceCommand }) => {
  const { t } = useTranslation('spot');
  const { preview, pair, side, mode } = command;
  const isWithoutModes = useIsWithoutModes();
  // The price that is sent, which need not be the one with the spread.
  const price = `${formatPrice(preview.requestedPrice, pair.decimals)} ${pair.quote}`;
  const marketHint = t(isWithoutModes && mode === 'market' ? 'mayStayOpen' : 'marketHint', {
    price,
  });
  return (
    <>
      <OrderFigures preview={preview} pair={pair} side={side} />
      <p className="mt-3 text-label text-ink-2">
        {preview.fillsImmediately
          ? marketHint
          : t('holdHint', { amount: amountFormatters(pair)[side].paid(preview.pays) })}
      </p>
    </>
  );
};

const CancelDetails = ({ order }: { readonly order: CoinOrder }) => {
  const { t } = useTranslation('spot');
  return (
    <DetailList
      items={[
        { label: t('limitPrice'), value: formatPrice(order.requestedPrice, order.decimals) },
        { label: t('amount'), value: formatCoinAmount(order.amount, order.base) },
        { label: t('freed'), value: amountFormatters(order)[order.side].paid(heldAmountOf(order)) },
      ]}
    />
  );
};

/** The pair and side of a command. */
const subjectOf = (command: Command): Pick<CoinOrder, 'symbol' | 'side'> =>
  command.kind === 'place' ? { symbol: command.pair.symbol, side: command.side } : command.order;

/** Props of the sheet that confirms a command. */
export interface CommandSheetProps {
  readonly pending: PendingSheet<Command, unknown>;
  /** Why trading is not possible now. */
  readonly blocked?: GateReason | undefined;
  /** True while no current price is available. */
  readonly isPriceMissing?: boolean;
  /** Set when the price has moved; re-quotes. */
  readonly onRefresh?: (() => void) | undefined;
}

/** All figures of the command; after a reload only its stored summary. */
const Details = ({ intent, summary }: PendingView<Command, unknown>) => {
  if (intent === undefined) return summary && <DetailList items={summary.lines} />;
  return intent.kind === 'place' ? (
    <PlaceDetails command={intent} />
  ) : (
    <CancelDetails order={intent.order} />
  );
};

/** The label of the button that confirms a command. Of one from before a reload only the kind of sheet is known. */
const useButtonText = (intent: Command | undefined): string => {
  const { t } = useTranslation('spot');
  const orderText = useOrderText();
  if (intent?.kind === 'place') return orderText(intent);
  return t(`do.${intent?.kind ?? 'place'}`);
};

/** Confirms a command and shows its progress and outcome. */
export const CommandSheet = (props: CommandSheetProps) => {
  const { t } = useTranslation(['spot', 'confirm']);
  const { pending, onRefresh, isPriceMissing = false } = props;
  const { intent, summary } = pending.view;
  const texts = useSubmissionTexts(pending.view);
  const subject = intent && subjectOf(intent);
  return (
    <ConfirmSheet
      {...toSheetProps(pending)}
      title={intent === undefined ? (summary?.title ?? '') : t(`confirm.${intent.kind}`)}
      description={subject?.symbol ?? summary?.subject}
      aside={
        subject && <DirectionChip direction={TRENDS[subject.side]}>{t(subject.side)}</DirectionChip>
      }
      texts={{ ...texts, confirm: useButtonText(intent) }}
      blocked={props.blocked?.text ?? (isPriceMissing ? t('confirm:noPrice') : undefined)}
      onRefresh={onRefresh}
    >
      <Details {...pending.view} />
    </ConfirmSheet>
  );
};
