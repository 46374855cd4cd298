import type { Ref } from 'react';
import { Field, INPUT_BARE, INPUT_BOX, useFieldLinks, type FieldFrame } from './field';

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

const Control = ({
  onChange,
  ...area
}: Pick<
  TextAreaProps,
  'value' | 'onChange' | 'onBlur' | 'rows' | 'maxLength' | 'placeholder' | 'ref'
>) => (
  <textarea
    dir="auto"
    {...area}
    {...useFieldLinks().control}
    onChange={({ target }) => onChange(target.value)}
    className={INPUT_BARE}
  />
);

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
      <Control {...{ value, onChange, onBlur, rows, maxLength, placeholder, ref }} />
    </div>
  </Field>
);
