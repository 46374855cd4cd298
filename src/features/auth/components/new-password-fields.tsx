import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@/lib/password-strength';
import { PasswordField, StrengthMeter } from '@/ui';
import { LIMITS, type RegisterValues } from '../model';
import type { Messages } from '../use-form-check';
import { preparePuzzle } from '../use-puzzle';

/** A new password, how strong it is, and the same once more. */
export const NewPasswordFields = ({
  values,
  messages,
  onChange,
}: {
  readonly values: RegisterValues;
  readonly messages: Messages;
  readonly onChange: (change: Partial<RegisterValues>) => void;
}) => {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(values.password);
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <div className="flex flex-col gap-2">
        <PasswordField
          {...eye}
          label={t('password.label')}
          name="password"
          autoComplete="new-password"
          onFocus={preparePuzzle}
          value={values.password}
          onChange={(password) => onChange({ password })}
          error={messages.password}
          hint={t('password.rule', LIMITS.password)}
        />
        {strength !== 0 && (
          <StrengthMeter
            label={t('strength.label')}
            strength={strength}
            text={t(`strength.${strength}`)}
          />
        )}
      </div>
      <PasswordField
        {...eye}
        label={t('password.again')}
        name="confirmation"
        autoComplete="new-password"
        value={values.confirmation}
        onChange={(confirmation) => onChange({ confirmation })}
        error={messages.confirmation}
      />
    </>
  );
};
