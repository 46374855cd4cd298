import { useTranslation } from 'react-i18next';
import { passwordStrength } from '@/lib/password-strength';
import { PasswordField, StrengthMeter } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { AuthForm } from '../auth-form';
import { AUTH_LIMITS } from '../model';
import { preloadPuzzle } from '../use-puzzle';

const Strength = ({ password }: { readonly password: string }) => {
  const { t } = useTranslation('auth');
  const strength = passwordStrength(password);
  return (
    strength !== 0 && (
      <StrengthMeter
        label={t('strength.label')}
        strength={strength}
        text={t(`strength.${strength}`)}
      />
    )
  );
};

/** A new password with its strength meter, and its confirmation. */
export const NewPasswordFields = ({ form }: { readonly form: AuthForm }) => {
  const { t } = useTranslation('auth');
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <FormField form={form} name="password" partner="confirmation">
        {(field) => (
          <div className="flex flex-col gap-2">
            <PasswordField
              {...field}
              {...eye}
              label={t('password.label')}
              autoComplete="new-password"
              onFocus={preloadPuzzle}
              hint={t('password.rule', AUTH_LIMITS.password)}
            />
            <Strength password={field.value} />
          </div>
        )}
      </FormField>
      <FormField form={form} name="confirmation">
        {(field) => (
          <PasswordField
            {...field}
            {...eye}
            label={t('password.again')}
            autoComplete="new-password"
          />
        )}
      </FormField>
    </>
  );
};
