import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { IdentifierFieldProps } from '../auth-form';
import type { IdentifierKind } from '../model';
import { PhoneField } from './phone-field';

const MAX_LENGTH = 64;

/** The field of the selected identifier: account name, phone with dialling code, or e-mail. */
export const IdentifierField = ({
  kind,
  ...props
}: IdentifierFieldProps & { readonly kind: IdentifierKind }) => {
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
              // type="text": type="email" lets the browser validate and rewrite the input.
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
