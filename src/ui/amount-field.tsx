import { Field as BaseField } from '@base-ui/react/field';
import { clsx } from 'clsx';
import type { ClipboardEvent, ComponentPropsWithRef, ReactNode } from 'react';
import { NumericFormat } from 'react-number-format';
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
import { cutDecimals, parseTypedNumber, toAsciiDigits } from '@/lib/digits';
import { Field, INPUT_BARE, type FieldFrame } from './field';
import { IconButton } from './icon-button';
import { MinusIcon, PlusIcon } from './icons';

/** An amount as decimal text, how fine it is and how it is stepped. */
export interface AmountFieldProps extends FieldFrame {
  /** Plain decimal text, `''` if empty. While typing it may end in a point. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly decimals: number;
  readonly placeholder?: string | undefined;
  /** After the number: the currency, a "Max" button. Only without steps. */
  readonly suffix?: ReactNode;
  /** Shows a minus and a plus button that go by `step` between `min` and `max`. Typing is not limited. */
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

/** An input whose full-width digits are ASCII before the number format sees them. */
const AsciiInput = ({ onChange, ...input }: ComponentPropsWithRef<'input'>) => (
  <BaseField.Control
    {...input}
    onChange={(event) => {
      const field = event.target;
      const ascii = toAsciiDigits(field.value);
      if (ascii !== field.value) {
        const caret = field.selectionStart;
        field.value = ascii;
        field.setSelectionRange(caret, caret);
      }
      onChange?.(event);
    }}
  />
);

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
  const Icon = direction === 1 ? PlusIcon : MinusIcon;
  return (
    <IconButton
      label={direction === 1 ? steps.increaseLabel : steps.decreaseLabel}
      icon={<Icon size={20} weight="bold" />}
      disabled={props.disabled === true || stuck}
      onClick={() => props.onChange(next)}
    />
  );
};

/** A number field for money: decimal text in and out, comma or point as decimal mark, never a JavaScript number. */
export const AmountField = ({
  value,
  onChange,
  onBlur,
  decimals,
  placeholder,
  suffix,
  steps,
  ...frame
}: AmountFieldProps) => {
  const paste = (event: ClipboardEvent) => {
    const text = parseTypedNumber(event.clipboardData.getData('text'));
    event.preventDefault();
    if (text !== undefined) onChange(cutDecimals(text, decimals));
  };
  const button = (direction: 1 | -1) =>
    steps !== undefined && (
      <StepButton {...{ direction, value, steps, onChange, disabled: frame.disabled }} />
    );
  return (
    <Field {...frame}>
      <div className={clsx(BOX, steps === undefined ? 'px-4' : 'px-1.5')}>
        {button(-1)}
        <NumericFormat
          customInput={AsciiInput}
          value={value}
          valueIsNumericString
          thousandSeparator=","
          decimalSeparator="."
          allowedDecimalSeparators={['.', ',']}
          decimalScale={decimals}
          allowNegative={false}
          inputMode="decimal"
          autoComplete="off"
          placeholder={placeholder}
          onValueChange={(next, { event }) => {
            if (event !== undefined) onChange(next.value);
          }}
          onPaste={paste}
          onBlur={onBlur}
          className={clsx(INPUT_BARE, steps === undefined ? '' : 'text-center', 'text-title')}
        />
        {suffix}
        {button(1)}
      </div>
    </Field>
  );
};

const BOX =
  'flex min-h-14 items-center gap-2 rounded-field border border-transparent bg-sunken text-ink has-[input:focus-visible]:outline-2 has-[input:focus-visible]:outline-blue has-[[data-invalid]]:border-red has-[input:disabled]:text-ink-3';
