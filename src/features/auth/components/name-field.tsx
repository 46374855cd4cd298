import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import type { NameFieldProps } from './name-field-props';
import { PhoneField } from './phone-field';

const MAX_LENGTH = 64;

/** Account name, phone with its dialling code, or e-mail. */
export const NameField = (props: NameFieldProps) => {
  const { t } = useTranslation('auth');
  const { values, messages, onChange, purpose } = props;
  switch (values.kind) {
    case 'account':
      return (
        <TextField
          label={t('account.label')}
          name="account"
          value={values.account}
          onChange={(account) => onChange({ account })}
          error={messages.account}
          maxLength={MAX_LENGTH}
          autoComplete="username"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      );
    case 'phone':
      return <PhoneField {...props} />;
    case 'email':
      return (
        <TextField
          label={t('email.label')}
          name="email"
          // As text: the browser's own checks and its rewriting of what is typed stay out of it.
          inputMode="email"
          value={values.email}
          onChange={(email) => onChange({ email })}
          error={messages.email}
          maxLength={MAX_LENGTH}
          autoComplete={purpose === 'login' ? 'username' : 'email'}
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
        />
      );
  }
};
