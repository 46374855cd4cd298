import { OTPField as BaseOtp } from '@base-ui/react/otp-field';
import { toAsciiDigits } from '@/lib/digits';
import { Field, useFieldLinks, type FieldFrame } from './field';

/** A one-time code. */
export interface OtpFieldProps extends FieldFrame {
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly onComplete?: ((value: string) => void) | undefined;
  readonly length?: number | undefined;
  /** Label of each box: "Digit 2 of 6". */
  readonly digitLabel: (position: number, length: number) => string;
}

/** ASCII digits of the text, converted from any script. */
const digitsOf = (text: string): string => toAsciiDigits(text).replace(/\D/gu, '');

const SLOT =
  'h-14 w-full min-w-0 rounded-field border border-line-strong bg-surface text-center text-title text-ink outline-none focus-visible:border-ink focus-visible:outline-2 focus-visible:outline-offset-0 focus-visible:outline-blue aria-invalid:border-red disabled:border-line disabled:bg-sunken disabled:text-ink-3';

const Boxes = ({
  onChange,
  onComplete,
  length = 6,
  value,
  digitLabel,
}: Omit<OtpFieldProps, keyof FieldFrame>) => {
  const { control, labelId } = useFieldLinks();
  return (
    <BaseOtp.Root
      id={control.id}
      aria-labelledby={labelId}
      aria-describedby={control['aria-describedby']}
      length={length}
      value={value}
      // The library's check knows only ASCII digits, and runs before `normalizeValue`.
      validationType="none"
      normalizeValue={digitsOf}
      inputMode="numeric"
      disabled={control.disabled}
      onValueChange={(next) => onChange(next)}
      onValueComplete={(next) => onComplete?.(next)}
      // Tab reaches one box of the group, the arrow keys the others.
      render={<fieldset />}
      className="flex min-w-0 gap-2"
    >
      {Array.from({ length }, (_, index) => (
        <BaseOtp.Input
          key={index}
          aria-label={digitLabel(index + 1, length)}
          aria-invalid={control['aria-invalid']}
          className={SLOT}
        />
      ))}
    </BaseOtp.Root>
  );
};

/** One box per digit; a pasted or autofilled code fills them all. */
export const OtpField = ({
  value,
  onChange,
  onComplete,
  length,
  digitLabel,
  ...frame
}: OtpFieldProps) => (
  <Field {...frame}>
    <Boxes {...{ value, onChange, onComplete, length, digitLabel }} />
  </Field>
);
