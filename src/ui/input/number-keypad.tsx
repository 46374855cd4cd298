import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { numberStyle } from '@/domain/format/numbers';
import { groupThousands } from '@/lib/digits';
import { useHoldRepeat } from '@/lib/use-hold-repeat';
import { BackspaceIcon } from '../icons';
import { afterKey, toKeypadKey, type KeypadKey } from './keypad-text';

/** A keypad for an amount that is displayed elsewhere. */
export interface NumberKeypadProps {
  /** Accessible name of the pad: "Amount". */
  readonly label: string;
  /** Plain decimal text, `''` if empty; may end in a point while typing. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Decimal places; 0 removes the decimal mark. The key shows the reader's mark; the value always has a point. */
  readonly decimals: number;
  readonly markLabel: string;
  readonly deleteLabel: string;
  readonly disabled?: boolean | undefined;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const KEY =
  'press grid min-h-14 [@media(max-height:45rem)]:min-h-12 touch-manipulation place-items-center rounded-field text-title text-ink select-none active:bg-sunken disabled:text-ink-3';

type Press = (key: KeypadKey) => void;

/** Keyboard keys work while any key of the pad has the focus. */
const pressByKeyboard = (event: KeyboardEvent, press: Press): void => {
  const key = toKeypadKey(event.key);
  if (key === undefined || event.ctrlKey || event.metaKey || event.altKey) return;
  event.preventDefault();
  press(key);
};

const DeleteKey = (props: {
  readonly label: string;
  readonly disabled: boolean;
  readonly press: Press;
}) => {
  const hold = useHoldRepeat(() => props.press('delete'));
  return (
    <button
      type="button"
      aria-label={props.label}
      disabled={props.disabled}
      className={KEY}
      onKeyDown={(event) => pressByKeyboard(event, props.press)}
      {...hold}
    >
      <BackspaceIcon aria-hidden="true" size={26} />
    </button>
  );
};

/** Twelve large keys; holding delete repeats. The value is announced after each key. */
export const NumberKeypad = ({
  label,
  value,
  onChange,
  decimals,
  markLabel,
  deleteLabel,
  disabled = false,
}: NumberKeypadProps) => {
  const press: Press = (key) => {
    const next = afterKey(value, key, decimals);
    if (!disabled && next !== value) onChange(next);
  };
  const onKeyDown = (event: KeyboardEvent): void => pressByKeyboard(event, press);
  const digit = (key: KeypadKey) => (
    <button
      key={key}
      type="button"
      disabled={disabled}
      className={KEY}
      onKeyDown={onKeyDown}
      onClick={() => press(key)}
    >
      {key}
    </button>
  );
  return (
    <div role="group" aria-label={label} className="grid grid-cols-3 gap-1">
      {DIGITS.map(digit)}
      {decimals > 0 ? (
        <button
          type="button"
          aria-label={markLabel}
          disabled={disabled}
          className={clsx(KEY, 'text-screen')}
          onKeyDown={onKeyDown}
          onClick={() => press('mark')}
        >
          {numberStyle().decimal}
        </button>
      ) : (
        <span />
      )}
      {digit('0')}
      <DeleteKey label={deleteLabel} disabled={disabled} press={press} />
      <output className="sr-only">{groupThousands(value)}</output>
    </div>
  );
};
