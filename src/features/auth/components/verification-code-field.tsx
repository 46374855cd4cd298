import { useRef } from 'react';
import { useWatch } from 'react-hook-form';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { focusIfIdle } from '@/lib/focus-if-idle';
import { useResendDeadline } from '@/lib/use-resend-deadline';
import { CodeField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { AuthForm } from '../auth-form';
import { AUTH_LIMITS, IDENTIFIER_FIELDS, recipientSchema, type DiallingCode } from '../model';
import { useSendCode, type CodePurpose } from '../queries';

interface CodeFieldProps {
  readonly form: AuthForm;
  readonly kind: 'phone' | 'email';
  readonly area: DiallingCode | undefined;
  readonly purpose: CodePurpose;
  readonly onSendFailed: (failure: ApiFailure) => void;
}

/** The verification code, with a button that sends it by SMS or e-mail. */
export const VerificationCodeField = (props: CodeFieldProps) => {
  const { form, kind, area, purpose, onSendFailed } = props;
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const { sendCode, isPending } = useSendCode(purpose);
  const typed = useWatch({ control: form.control, name: kind });
  const recipient = typed.trim() === '' ? undefined : [kind, area?.code, typed.trim()].join(':');
  const { deadline, startCooldown } = useResendDeadline(recipient, AUTH_LIMITS.resendMs);
  const send = async (): Promise<void> => {
    // Sending a code needs only a valid recipient.
    if (!(await form.check([...IDENTIFIER_FIELDS]))) return;
    form.clearRefusal();
    sendCode(recipientSchema(kind, area).parse(form.values()), {
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
          label={t(`code.${kind}`)}
          length={AUTH_LIMITS.codeLength}
          resend={{
            label: t('code.send'),
            waitingLabel: (seconds) => t('code.wait', { seconds }),
            deadline,
            loading: isPending,
            onSend: () => void send(),
          }}
        />
      )}
    </FormField>
  );
};
