import { clsx } from 'clsx';
import type { KeyboardEvent } from 'react';
import { groupThousands } from '@/lib/digits';
import { useHoldRepeat } from '@/lib/use-hold-repeat';
import { BackspaceIcon } from './icons';
import { afterKey, decimalMarkOf, toKeypadKey, type KeypadKey } from './keypad-text';

/** A pad of figures for an amount that is shown elsewhere. */
export interface NumberKeypadProps {
  /** Names the pad: "Amount". */
  readonly label: string;
  /** Plain decimal text, `''` if empty; while typing it may end in a point. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Places after the mark; 0 leaves the mark out. */
  readonly decimals: number;
  /** Whose mark stands on the key: `,` for `de`. The value always has a point. */
  readonly locale: string;
  readonly markLabel: string;
  readonly deleteLabel: string;
  readonly disabled?: boolean | undefined;
}

const DIGITS = ['1', '2', '3', '4', '5', '6', '7', '8', '9'] as const;

const KEY =
  'press grid min-h-14 touch-manipulation place-items-center rounded-field text-title text-ink select-none active:bg-sunken disabled:text-ink-3';

type Press = (key: KeypadKey) => void;

/** The keys of the keyboard work while the focus is on any key of the pad. */
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

/** Twelve big keys; holding the last one deletes on. What stands there is read out after each key. */
export const NumberKeypad = ({
  label,
  value,
  onChange,
  decimals,
  locale,
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
          {decimalMarkOf(locale)}
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
