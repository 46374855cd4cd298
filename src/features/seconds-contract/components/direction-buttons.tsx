import { clsx } from 'clsx';
import { useTranslation } from 'react-i18next';
import { formatAmount, formatRate, formatSignedAmount } from '@/domain/format/numbers';
import type { Direction } from '@/domain/seconds/contract';
import { Button } from '@/ui';
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
  readonly onChoose: (direction: Direction) => void;
}) => {
  const { t } = useTranslation('seconds');
  const { direction, preview } = props;
  const Arrow = ARROWS[direction];
  return (
    <Button
      block
      tone={direction}
      disabled={props.disabled}
      onClick={() => props.onChoose(direction)}
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

/*
 * In reach of the thumb where the screen is high enough to show the stake above them, by the size of its letters: else
 * their place is far below the edge, and they stay where they are.
 */
const BAR =
  'bottom-[min(64px+env(safe-area-inset-bottom),(100dvh-45rem)*1000)] z-10 -mx-4 grid grid-cols-2 gap-x-3 gap-y-1 bg-surface px-4 py-1';

/** Up and down, each with what it can bring and what it can cost, and what becomes of the stake if the price ends where it began. */
export const DirectionButtons = (props: {
  readonly preview: Preview | undefined;
  readonly expiry: Expiry;
  readonly source: StakeSource;
  readonly disabled: boolean;
  /** True while nothing can be traded: they need not be at hand then, and cover nothing. */
  readonly isBlocked: boolean;
  readonly onChoose: (direction: Direction) => void;
}) => {
  const { t } = useTranslation('seconds');
  const { preview, expiry, source } = props;
  const fee =
    preview === undefined
      ? formatRate(source.feePercent)
      : `${formatAmount(preview.fee)} ${source.currency}`;
  return (
    <div className={clsx(BAR, !props.isBlocked && 'sticky')}>
      {DIRECTIONS.map((direction) => (
        <DirectionButton
          key={direction}
          direction={direction}
          preview={preview}
          payout={`${t('payout')} ${formatRate(expiry.payoutPercent)}`}
          disabled={props.disabled}
          onChoose={props.onChoose}
        />
      ))}
      <p className="col-span-2 text-center text-label text-ink-2">{t('tie', { fee })}</p>
    </div>
  );
};
