import { clsx } from 'clsx';
import {
  useState,
  type ChangeEvent,
  type ComponentPropsWithoutRef,
  type KeyboardEvent,
  type ReactNode,
} from 'react';
import { numberStyle } from '@/domain/format/numbers';
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
import { groupThousands, readingOf, readTypedAmount, ungroupTyped } from '@/lib/digits';
import { useHoldRepeat } from '@/lib/use-hold-repeat';
import { Field, INPUT_BARE, useFieldLinks, type FieldFrame } from './field';
import { IconButton } from '../action/icon-button';
import { MinusBoldIcon, PlusBoldIcon } from '../icons';

/** An amount as decimal text, with its precision and steps. */
export interface AmountFieldProps extends FieldFrame {
  /**
   * Plain decimal text, `''` if empty; may end in a point while typing. Text that is not a valid amount is reported as
   * typed and stays visible; the caller shows the error.
   */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly decimals: number;
  readonly placeholder?: string | undefined;
  /** Rendered after the number: the currency, its switch, a "Max" button. */
  readonly suffix?: ReactNode;
  /** Called on a tap to show a `NumberKeypad`; suppresses the system keyboard. */
  readonly ownKeypad?: (() => void) | undefined;
  /**
   * Adds minus and plus buttons that step by `step` between `min` and `max`, like the up and down arrow keys. Typing is
   * not limited.
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

/** The amount one step away, within the limits. */
export const stepAmount = (value: string, steps: Steps, direction: 1 | -1): Decimal => {
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
  const next = stepAmount(value, steps, direction);
  const stuck = compare(next, parseDecimal(value) ?? ZERO) === 0;
  const hold = useHoldRepeat(() => {
    if (!stuck && props.disabled !== true) props.onChange(next);
  });
  const Icon = direction === 1 ? PlusBoldIcon : MinusBoldIcon;
  return (
    <IconButton
      label={direction === 1 ? steps.increaseLabel : steps.decreaseLabel}
      icon={<Icon size={20} />}
      disabled={props.disabled}
      // At its limit the button keeps the focus, and still receives the release of a press.
      aria-disabled={stuck || undefined}
      {...hold}
    />
  );
};

/** True if one keystroke changed the text, unlike a paste. */
const isKeystroke = ({ nativeEvent }: ChangeEvent): boolean =>
  nativeEvent instanceof InputEvent &&
  (nativeEvent.inputType.startsWith('delete') || nativeEvent.data?.length === 1);

const groupsIn = (text: string): number => text.split(numberStyle().group).length - 1;

/**
 * The typed text while it represents the value; the formatted value once it was changed from outside. `isOurs` while the
 * user edits such a formatted value key by key: its group marks go on grouping, so `1,000` less a zero is a hundred, not one.
 */
const useTypedText = ({ value, onChange, decimals }: AmountFieldProps) => {
  const [typed, setTyped] = useState<{
    readonly text: string;
    readonly value: string;
    readonly isOurs: boolean;
  }>();
  const own = groupThousands(value);
  const shown = typed?.value === value ? typed : { text: own, value, isOurs: own !== value };
  return {
    text: shown.text,
    reading: shown === typed ? readingOf(shown.text, value, decimals) : undefined,
    type: (event: ChangeEvent<HTMLInputElement>): void => {
      const text = event.target.value;
      const isOurs = shown.isOurs && isKeystroke(event) && groupsIn(text) <= groupsIn(shown.text);
      const read = readTypedAmount(isOurs ? ungroupTyped(text) : text, decimals);
      setTyped({ text, value: read, isOurs: isOurs && groupsIn(text) > 0 });
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
  onChange(stepAmount(value, steps, direction));
};

const Control = (input: ComponentPropsWithoutRef<'input'>) => (
  <input type="text" dir="ltr" autoComplete="off" {...input} {...useFieldLinks().control} />
);

/**
 * A number field for money, and the stepper for lots. Decimal text in and out, never a JavaScript number. Accepts a
 * comma or point as decimal mark, full-width digits, and an amount with its currency; other text stays as typed. While
 * the typed text could be taken for another number, its value is shown below.
 */
export const AmountField = (props: AmountFieldProps) => {
  const { value, onChange, onBlur, decimals: _, placeholder, suffix, steps, ...rest } = props;
  const { ownKeypad, ...frame } = rest;
  const { text, reading, type, settle } = useTypedText(props);
  const button = (direction: 1 | -1) =>
    steps !== undefined && (
      <StepButton {...{ direction, value, steps, onChange, disabled: frame.disabled }} />
    );
  return (
    <Field {...frame} reading={reading}>
      <div className={clsx(BOX, steps === undefined ? 'px-4' : 'px-1.5')}>
        {button(-1)}
        <Control
          value={text}
          inputMode={ownKeypad === undefined ? 'decimal' : 'none'}
          onClick={ownKeypad}
          placeholder={placeholder}
          onChange={type}
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
  'flex min-h-14 items-center gap-2 rounded-field border border-transparent bg-sunken text-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-blue has-[[aria-invalid=true]]:border-red has-[input:disabled]:text-ink-3';
