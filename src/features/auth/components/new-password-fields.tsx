import { useTranslation } from 'react-i18next';
import { NewPasswordField, PasswordField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { AuthForm } from '../auth-form';
import { AUTH_LIMITS } from '../model';
import { preloadPuzzle } from '../use-puzzle';

/** A new password with its strength meter, and its confirmation. */
export const NewPasswordFields = ({ form }: { readonly form: AuthForm }) => {
  const { t } = useTranslation('auth');
  const eye = { showLabel: t('password.show'), hideLabel: t('password.hide') };
  return (
    <>
      <FormField form={form} name="password" partner="confirmation">
        {(field) => (
          <NewPasswordField
            {...field}
            {...eye}
            label={t('password.label')}
            onFocus={preloadPuzzle}
            hint={t('password.rule', AUTH_LIMITS.password)}
            strengthLabel={t('strength.label')}
            strengthText={(strength) => t(`strength.${strength}`)}
          />
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
