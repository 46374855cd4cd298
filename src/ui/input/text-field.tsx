import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Field, INPUT_BARE, INPUT_BOX, useFieldLinks, type FieldFrame } from './field';

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'className' | 'id' | 'prefix' | 'style' | keyof FieldFrame
>;

/** A text input's value and frame, plus the props of a native input. */
export interface TextFieldProps extends NativeInput, FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Inside the box, before and after the text. */
  readonly prefix?: ReactNode;
  readonly suffix?: ReactNode;
  readonly ref?: Ref<HTMLInputElement> | undefined;
}

const Control = ({
  onValue,
  ...input
}: NativeInput & {
  readonly value: string;
  readonly onValue: (value: string) => void;
  readonly ref: Ref<HTMLInputElement> | undefined;
}) => (
  <input
    type="text"
    // Names may be left-to-right or right-to-left.
    dir="auto"
    {...input}
    {...useFieldLinks().control}
    onChange={({ target }) => onValue(target.value)}
    className={INPUT_BARE}
  />
);

/** One line of text with its label. */
export const TextField = ({
  label,
  aside,
  hint,
  error,
  disabled,
  name,
  value,
  onChange,
  prefix,
  suffix,
  ref,
  ...input
}: TextFieldProps) => (
  <Field label={label} aside={aside} hint={hint} error={error} disabled={disabled} name={name}>
    <div className={INPUT_BOX}>
      {prefix}
      <Control {...input} ref={ref} value={value} onValue={onChange} />
      {suffix}
    </div>
  </Field>
);
