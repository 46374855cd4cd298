import { Field as BaseField } from '@base-ui/react/field';
import type { ReactNode } from 'react';
import { WarningCircleIcon } from '../icons';

/** The frame of every input: label, aside, and a hint or error below. */
export interface FieldFrame {
  readonly label: ReactNode;
  /** At the right of the label: the available amount, a link. */
  readonly aside?: ReactNode;
  readonly hint?: ReactNode;
  /** Replaces the hint, and is announced with the input. */
  readonly error?: ReactNode;
  readonly disabled?: boolean | undefined;
  readonly name?: string | undefined;
}

/** How a number is understood: `= 1,234.00`. */
const FieldReading = ({ children }: { readonly children: string }) => (
  <BaseField.Description aria-live="polite" className="text-label font-semibold text-ink">
    {`= ${children}`}
  </BaseField.Description>
);

/** The box of an input with a border. */
export const INPUT_BOX =
  'flex min-h-13 items-center gap-1 rounded-field border border-line-strong bg-surface px-4 text-input text-ink transition-colors duration-150 has-[input:focus-visible,textarea:focus-visible]:outline-2 has-[input:focus-visible,textarea:focus-visible]:outline-blue has-[input:focus-visible,textarea:focus-visible]:-outline-offset-1 has-[[data-invalid]]:border-red has-[input:disabled,textarea:disabled]:border-line has-[input:disabled,textarea:disabled]:bg-sunken has-[input:disabled,textarea:disabled]:text-ink-3';

/** The input inside such a box, which draws the focus ring. */
export const INPUT_BARE =
  'min-w-0 flex-1 bg-transparent py-3 outline-none disabled:cursor-not-allowed';

/** The error text below an input. */
const FieldError = ({ children }: { readonly children: ReactNode }) => (
  <BaseField.Error match className="flex items-start gap-1.5 text-label text-red">
    <WarningCircleIcon aria-hidden="true" size={16} className="mt-px shrink-0" />
    <span>{children}</span>
  </BaseField.Error>
);

const isShown = (node: ReactNode): boolean =>
  node !== undefined && node !== null && node !== '' && node !== false;

/** A labelled input with its hint or error; `children` is the control. */
export const Field = ({
  label,
  aside,
  hint,
  error,
  disabled = false,
  name,
  reading,
  children,
}: FieldFrame & {
  /** The value of an ambiguous text, above the hint or error. */
  readonly reading?: string | undefined;
  readonly children: ReactNode;
}) => (
  <BaseField.Root
    name={name}
    disabled={disabled}
    invalid={isShown(error)}
    className="flex w-full flex-col gap-2"
  >
    <span className="flex items-baseline justify-between gap-3 text-label text-ink-2">
      <BaseField.Label>{label}</BaseField.Label>
      {isShown(aside) && <span className="text-right">{aside}</span>}
    </span>
    {children}
    {reading !== undefined && <FieldReading>{reading}</FieldReading>}
    {isShown(error) ? (
      <FieldError>{error}</FieldError>
    ) : (
      isShown(hint) && (
        <BaseField.Description className="text-label text-ink-3">{hint}</BaseField.Description>
      )
    )}
  </BaseField.Root>
);
