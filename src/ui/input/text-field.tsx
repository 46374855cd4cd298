import { Field as BaseField } from '@base-ui/react/field';
import type { ComponentPropsWithoutRef, ReactNode, Ref } from 'react';
import { Field, INPUT_BARE, INPUT_BOX, type FieldFrame } from './field';

type NativeInput = Omit<
  ComponentPropsWithoutRef<'input'>,
  'value' | 'defaultValue' | 'onChange' | 'className' | 'prefix' | 'style' | keyof FieldFrame
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
      <BaseField.Control
        // Names may be left-to-right or right-to-left.
        dir="auto"
        {...input}
        ref={ref}
        value={value}
        onValueChange={(next) => onChange(next)}
        className={INPUT_BARE}
      />
      {suffix}
    </div>
  </Field>
);
