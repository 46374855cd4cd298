import { passwordStrength, type PasswordStrength } from '@/lib/password-strength';
import { PasswordField, type PasswordFieldProps } from './password-field';
import { StrengthMeter } from './strength-meter';

/** A password field's props, and the texts of its meter. */
export interface NewPasswordFieldProps extends PasswordFieldProps {
  readonly strengthLabel: string;
  /** The word for a strength: "Good". */
  readonly strengthText: (strength: Exclude<PasswordStrength, 0>) => string;
}

/** A new password with its strength. */
export const NewPasswordField = ({
  strengthLabel,
  strengthText,
  ...field
}: NewPasswordFieldProps) => {
  const strength = passwordStrength(field.value);
  return (
    <div className="flex flex-col gap-2">
      <PasswordField autoComplete="new-password" {...field} />
      {strength !== 0 && (
        <StrengthMeter label={strengthLabel} strength={strength} text={strengthText(strength)} />
      )}
    </div>
  );
};
