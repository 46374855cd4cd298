import { useTranslation } from 'react-i18next';
import { formatSignedAmount } from '@/domain/format/numbers';
import type { Direction } from '@/domain/seconds/contract';
import { Button } from '@/ui';
import { ArrowDownRightIcon, ArrowUpRightIcon } from '@/ui/icons';
import type { Preview } from '../ticket';

const ARROWS = { up: ArrowUpRightIcon, down: ArrowDownRightIcon } as const;
const SEPARATOR = ' / ';
const DIRECTIONS = ['up', 'down'] as const;

const DirectionButton = (props: {
  readonly direction: Direction;
  readonly preview: Preview | undefined;
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
        <Arrow aria-hidden="true" size={20} weight="bold" />
        {t(direction)}
      </span>
      {preview !== undefined && (
        <span className="block text-label">
          <span className="sr-only">{t('confirm.ifRight')}</span> {formatSignedAmount(preview.gain)}
          <span aria-hidden="true">{SEPARATOR}</span>
          <span className="sr-only">{t('confirm.ifWrong')}</span> {formatSignedAmount(preview.loss)}
        </span>
      )}
    </Button>
  );
};

/** Up and down, each with what it can bring and what it can cost; in reach of the thumb where the screen is high enough to show the stake above them. */
export const DirectionButtons = (props: {
  readonly preview: Preview | undefined;
  readonly disabled: boolean;
  /** Why nothing can be traded now, in words. */
  readonly blocked: string | undefined;
  readonly onChoose: (direction: Direction) => void;
}) => (
  <div className="bottom-[calc(64px+env(safe-area-inset-bottom))] z-10 -mx-4 grid grid-cols-2 gap-3 bg-surface px-4 py-2 [@media(min-height:45rem)]:sticky">
    {props.blocked !== undefined && (
      <p className="col-span-2 text-label text-warn">{props.blocked}</p>
    )}
    {DIRECTIONS.map((direction) => (
      <DirectionButton
        key={direction}
        direction={direction}
        preview={props.preview}
        disabled={props.disabled}
        onChoose={props.onChoose}
      />
    ))}
  </div>
);
