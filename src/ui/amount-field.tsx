import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import { useState, type KeyboardEvent, type ReactNode } from 'react';
import {
  add,
  compare,
  larger,
  parseDecimal,
  smaller,
  subtract,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import { groupThousands, readTypedAmount } from '@/lib/digits';
import { useHoldRepeat } from '@/lib/use-hold-repeat';
import { Field, INPUT_BARE, type FieldFrame } from './field';
import { IconButton } from './icon-button';
import { MinusIcon, PlusIcon } from './icons';

/** An amount as decimal text, how fine it is and how it is stepped. */
export interface AmountFieldProps extends FieldFrame {
  /**
   * Plain decimal text, `''` if empty; while typing it may end in a point. What was typed if that is no amount of this
   * field: it stays in sight, and the one who uses it says what is wrong.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly decimals: number;
  readonly placeholder?: string | undefined;
  /** After the number: the currency, a "Max" button. Only without steps. */
  readonly suffix?: ReactNode;
  /** Called at a tap to show a `NumberKeypad`: the system's keyboard stays away. */
  readonly ownKeypad?: (() => void) | undefined;
  /**
   * Shows a minus and a plus button that go by `step` between `min` and `max`, as do the arrow keys up and down. Typing
   * is not limited.
   */
  readonly steps?:
    | {
        readonly step: Decimal;
        readonly min?: Decimal | undefined;
        readonly max?: Decimal | undefined;
        readonly decreaseLabel: string;
        readonly increaseLabel: string;
      }
    | undefined;
}

type Steps = NonNullable<AmountFieldProps['steps']>;

/** The amount one step away, kept between the limits. */
export const steppedAmount = (value: string, steps: Steps, direction: 1 | -1): Decimal => {
  const from = parseDecimal(value) ?? ZERO;
  const to = direction === 1 ? add(from, steps.step) : subtract(from, steps.step);
  const floored = larger(to, steps.min ?? ZERO);
  return steps.max === undefined ? floored : smaller(floored, steps.max);
};

const StepButton = (props: {
  readonly direction: 1 | -1;
  readonly value: string;
  readonly steps: Steps;
  readonly disabled: boolean | undefined;
  readonly onChange: (value: string) => void;
}) => {
  const { direction, steps, value } = props;
  const next = steppedAmount(value, steps, direction);
  const stuck = compare(next, parseDecimal(value) ?? ZERO) === 0;
  const hold = useHoldRepeat(() => {
    if (!stuck && props.disabled !== true) props.onChange(next);
  });
  const Icon = direction === 1 ? PlusIcon : MinusIcon;
  return (
    <IconButton
      label={direction === 1 ? steps.increaseLabel : steps.decreaseLabel}
      icon={<Icon size={20} weight="bold" />}
      disabled={props.disabled}
      // At its limit it keeps the focus, and hears when it is let go.
      aria-disabled={stuck || undefined}
      {...hold}
    />
  );
};

/** The typed text while it stands for the value; the value in the app's own writing once it came from elsewhere. */
const useTypedText = ({ value, onChange, decimals }: AmountFieldProps) => {
  const [typed, setTyped] = useState<{ readonly text: string; readonly value: string }>();
  return {
    text: typed?.value === value ? typed.text : groupThousands(value),
    type: (text: string): void => {
      const read = readTypedAmount(text, decimals);
      setTyped({ text, value: read });
      onChange(read);
    },
    settle: (): void => setTyped(undefined),
  };
};

const DIRECTION: Readonly<Record<string, 1 | -1>> = { ArrowUp: 1, ArrowDown: -1 };

const stepByKey = (event: KeyboardEvent, { value, steps, onChange }: AmountFieldProps): void => {
  const direction = DIRECTION[event.key];
  if (steps === undefined || direction === undefined) return;
  event.preventDefault();
  onChange(steppedAmount(value, steps, direction));
};

/**
 * A number field for money, and the stepper for lots: decimal text in and out, never a JavaScript number. Reads a comma or a point as decimal
 * mark, full-width digits and an amount with its currency; anything else stays as it was typed.
 */
export const AmountField = (props: AmountFieldProps) => {
  const { value, onChange, onBlur, decimals: _, placeholder, suffix, steps, ...rest } = props;
  const { ownKeypad, ...frame } = rest;
  const { text, type, settle } = useTypedText(props);
  const button = (direction: 1 | -1) =>
    steps !== undefined && (
      <StepButton {...{ direction, value, steps, onChange, disabled: frame.disabled }} />
    );
  return (
    <Field {...frame}>
      <div className={clsx(BOX, steps === undefined ? 'px-4' : 'px-1.5')}>
        {button(-1)}
        <BaseField.Control
          value={text}
          dir="ltr"
          inputMode={ownKeypad === undefined ? 'decimal' : 'none'}
          onClick={ownKeypad}
          autoComplete="off"
          placeholder={placeholder}
          onChange={(event) => type(event.target.value)}
          onKeyDown={(event) => stepByKey(event, props)}
          onBlur={() => {
            settle();
            onBlur?.();
          }}
          className={clsx(
            INPUT_BARE,
            steps === undefined ? '' : 'text-center',
            'text-title placeholder:text-body',
          )}
        />
        {suffix}
        {button(1)}
      </div>
    </Field>
  );
};

const BOX =
  'flex min-h-14 items-center gap-2 rounded-field border border-transparent bg-sunken text-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-blue has-[[data-invalid]]:border-red has-[input:disabled]:text-ink-3';
