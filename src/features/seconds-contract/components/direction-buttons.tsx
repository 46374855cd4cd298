import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatRate, formatSignedAmount } from '@/domain/format/numbers';
import type { Direction } from '@/domain/seconds/contract';
import { ActionBar, Button } from '@/ui';
import { ArrowDownRightBoldIcon, ArrowUpRightBoldIcon } from '@/ui/icons';
import type { Expiry, Preview, StakeSource } from '../ticket';

const ARROWS = { up: ArrowUpRightBoldIcon, down: ArrowDownRightBoldIcon } as const;
const SEPARATOR = ' / ';
const DIRECTIONS = ['up', 'down'] as const;

const DirectionButton = (props: {
  readonly direction: Direction;
  readonly preview: Preview | undefined;
  readonly payout: string;
  readonly disabled: boolean;
  readonly onPlaceOrder: (direction: Direction) => void;
}) => {
  const { t } = useTranslation('seconds');
  const { direction, preview } = props;
  const Arrow = ARROWS[direction];
  return (
    <Button
      block
      tone={direction}
      disabled={props.disabled}
      onClick={() => props.onPlaceOrder(direction)}
    >
      <span className="flex items-center justify-center gap-1.5">
        <Arrow aria-hidden="true" size={20} />
        {t(direction)}
      </span>
      {preview === undefined ? (
        <span className="block text-label">{props.payout}</span>
      ) : (
        <span className="block text-label">
          <span className="sr-only">{t('confirm.ifRight')}</span> {formatSignedAmount(preview.gain)}
          <span aria-hidden="true">{SEPARATOR}</span>
          <span className="sr-only">{t('confirm.ifWrong')}</span> {formatSignedAmount(preview.loss)}
        </span>
      )}
    </Button>
  );
};

/** The up and down buttons, each with its gain and loss, and the rule for a draw. */
export const DirectionButtons = (props: {
  readonly preview: Preview | undefined;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly disabled: boolean;
  /** True while trading is not possible. */
  readonly isBlocked: boolean;
  /** Above the buttons, always in sight. */
  readonly strip: ReactNode;
  /** The open number pad, which belongs to the amount and is in sight together with the buttons. */
  readonly pad: ReactNode;
  readonly onPlaceOrder: (direction: Direction) => void;
}) => {
  const { t } = useTranslation('seconds');
  const { preview, expiry, source } = props;
  const fee =
    preview === undefined
      ? formatRate(source.feePercent)
      : `${formatAmount(preview.fee)} ${source.currency}`;
  return (
    <>
      <ActionBar inFlow={props.isBlocked} above={props.strip}>
        {props.pad}
        <div className="grid grid-cols-2 gap-3">
          {DIRECTIONS.map((direction) => (
            <DirectionButton
              key={direction}
              direction={direction}
              preview={preview}
              payout={`${t('payout')} ${formatRate(expiry.payoutPercent)}`}
              disabled={props.disabled}
              onPlaceOrder={props.onPlaceOrder}
            />
          ))}
        </div>
      </ActionBar>
      <p className="-mt-3 text-center sideways:-mt-1 text-label text-ink-2">{t('tie', { fee })}</p>
    </>
  );
};
