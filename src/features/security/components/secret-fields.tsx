import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { CODE_LENGTH, PASSWORD_LENGTH, RESEND_MS } from '@/domain/account/credentials';
import { focusIfIdle } from '@/lib/focus-if-idle';
import { useResendDeadline } from '@/lib/use-resend-deadline';
import { CodeField, NewPasswordField, PasswordField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { CodeRoute } from '../model';
import { useSendOwnCode } from '../queries';
import type { SecretForm } from '../use-secret-form';

const useEye = () => {
  const { t } = useTranslation('auth');
  return { showLabel: t('password.show'), hideLabel: t('password.hide') };
};

/** The password so far. */
export const OldPasswordField = (props: {
  readonly form: SecretForm;
  readonly label: string;
  /** Login passwords alone are left to the browser's password manager. */
  readonly autoComplete: 'current-password' | 'off';
}) => {
  const eye = useEye();
  return (
    <FormField form={props.form} name="old" partner="password">
      {(field) => (
        <PasswordField {...field} {...eye} label={props.label} autoComplete={props.autoComplete} />
      )}
    </FormField>
  );
};

/** A new password with its strength, and its confirmation. */
export const NewPasswordFields = (props: {
  readonly form: SecretForm;
  readonly label: string;
  readonly autoComplete: 'new-password' | 'off';
}) => {
  const { form, label, autoComplete } = props;
  const { t } = useTranslation('auth');
  const eye = useEye();
  return (
    <>
      <FormField form={form} name="password" partner="confirmation">
        {(field) => (
          <NewPasswordField
            {...field}
            {...eye}
            label={label}
            autoComplete={autoComplete}
            hint={t('password.rule', PASSWORD_LENGTH)}
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
            autoComplete={autoComplete}
          />
        )}
      </FormField>
    </>
  );
};

/** The code that is sent to the user's own phone or e-mail address. */
export const OwnCodeField = (props: {
  readonly form: SecretForm;
  readonly route: Extract<CodeRoute, { readonly to: string }>;
  readonly onSendFailed: (failure: ApiFailure) => void;
}) => {
  const { form, route, onSendFailed } = props;
  const { t } = useTranslation(['auth', 'security']);
  const input = useRef<HTMLInputElement>(null);
  const { sendCode, isPending } = useSendOwnCode();
  const { deadline, startCooldown } = useResendDeadline(`${route.by}:${route.to}`, RESEND_MS);
  const send = (): void => {
    form.clearRefusal();
    sendCode(route, {
      onDone: () => {
        startCooldown();
        focusIfIdle(input.current);
      },
      onFailed: onSendFailed,
    });
  };
  return (
    <FormField form={form} name="code">
      {(field) => (
        <CodeField
          {...field}
          ref={input}
          label={t(`auth:code.${route.by}`)}
          hint={t('security:codeTo', { to: route.to })}
          length={CODE_LENGTH}
          resend={{
            label: t('auth:code.send'),
            waitingLabel: (seconds) => t('auth:code.wait', { seconds }),
            deadline,
            loading: isPending,
            onSend: send,
          }}
        />
      )}
    </FormField>
  );
};
