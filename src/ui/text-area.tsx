import { Field as BaseField } from '@base-ui/react/field';
import type { Ref } from 'react';
import { Field, INPUT_BARE, INPUT_BOX, type FieldFrame } from './field';

/** Several lines of text: a message, an address. */
export interface TextAreaProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly rows?: number | undefined;
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** A text box of several lines with its label. */
export const TextArea = ({
  value,
  onChange,
  onBlur,
  rows = 4,
  maxLength,
  placeholder,
  ref,
  ...frame
}: TextAreaProps) => (
  <Field {...frame}>
    <div className={INPUT_BOX}>
      <BaseField.Control
        value={value}
        onValueChange={(next) => onChange(next)}
        onBlur={onBlur}
        className={INPUT_BARE}
        render={<textarea ref={ref} rows={rows} maxLength={maxLength} placeholder={placeholder} />}
      />
    </div>
  </Field>
);
