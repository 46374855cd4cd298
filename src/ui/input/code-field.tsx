import { toAsciiDigits } from '@/lib/digits';
import { ResendButton, type ResendButtonProps } from './resend-button';
import { TextField, type TextFieldProps } from './text-field';

/** A text field's props, and its button that sends a code. */
export interface CodeFieldProps extends Omit<
  TextFieldProps,
  'suffix' | 'prefix' | 'inputMode' | 'autoComplete' | 'maxLength'
> {
  /** Digits of a code. */
  readonly length: number;
  readonly resend: ResendButtonProps;
}

/** A verification code sent by text message or e-mail, with the button that sends it. */
export const CodeField = ({ length, resend, onChange, ...field }: CodeFieldProps) => (
  <TextField
    {...field}
    // No maxLength: it would truncate a pasted "123 456" before the space is removed.
    onChange={(typed) => onChange(toAsciiDigits(typed).replace(/\D/gu, '').slice(0, length))}
    inputMode="numeric"
    autoComplete="one-time-code"
    suffix={
      <span className="-mr-2 shrink-0">
        <ResendButton {...resend} />
      </span>
    }
  />
);
