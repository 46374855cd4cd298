import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { NameFieldProps } from '../auth-form';
import type { NameKind } from '../model';
import { PhoneField } from './phone-field';

const MAX_LENGTH = 64;

/** Account name, phone with its dialling code, or e-mail. */
export const NameField = ({ kind, ...props }: NameFieldProps & { readonly kind: NameKind }) => {
  const { t } = useTranslation('auth');
  const { form, purpose } = props;
  switch (kind) {
    case 'account':
      return (
        <FormField form={form} name="account">
          {(field) => (
            <TextField
              {...field}
              label={t('account.label')}
              maxLength={MAX_LENGTH}
              autoComplete="username"
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </FormField>
      );
    case 'phone':
      return <PhoneField {...props} />;
    case 'email':
      return (
        <FormField form={form} name="email">
          {(field) => (
            <TextField
              {...field}
              label={t('email.label')}
              // As text: the browser's own checks and its rewriting of what is typed stay out of it.
              inputMode="email"
              maxLength={MAX_LENGTH}
              autoComplete={purpose === 'login' ? 'username' : 'email'}
              autoCapitalize="off"
              autoCorrect="off"
              spellCheck={false}
            />
          )}
        </FormField>
      );
  }
};
