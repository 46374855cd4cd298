import { Field as BaseField } from '@base-ui/react/field';
import type { Ref } from 'react';
import { Field, INPUT_BARE, INPUT_BOX, type FieldFrame } from './field';

/** Multi-line text, such as a message or an address. */
export interface TextAreaProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onBlur?: (() => void) | undefined;
  readonly rows?: number | undefined;
  /** In UTF-16 units, as the browser counts them. */
  readonly maxLength?: number | undefined;
  readonly placeholder?: string | undefined;
  readonly ref?: Ref<HTMLTextAreaElement> | undefined;
}

/** Specification, section 9. */
const LONGEST = 140;

/** A multi-line text box with its label and a character counter. */
export const TextArea = ({
  value,
  onChange,
  onBlur,
  rows = 4,
  maxLength = LONGEST,
  placeholder,
  ref,
  ...frame
}: TextAreaProps) => (
  <Field aside={`${value.length}/${maxLength}`} {...frame}>
    <div className={INPUT_BOX}>
      <BaseField.Control
        value={value}
        onValueChange={(next) => onChange(next)}
        onBlur={onBlur}
        className={INPUT_BARE}
        render={
          <textarea
            ref={ref}
            dir="auto"
            rows={rows}
            maxLength={maxLength}
            placeholder={placeholder}
          />
        }
      />
    </div>
  </Field>
);
