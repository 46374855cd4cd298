import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { toAsciiDigits } from '@/lib/digits';
import { ResendButton, TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { AuthForm } from '../auth-form';
import { AUTH_LIMITS, IDENTIFIER_FIELDS, recipientSchema, type DiallingCode } from '../model';
import { useSendCode } from '../queries';
import { useResendDeadline } from '../use-resend-deadline';

interface CodeFieldProps {
  readonly form: AuthForm;
  readonly kind: 'phone' | 'email';
  readonly area: DiallingCode | undefined;
  readonly onSendFailed: (failure: ApiFailure) => void;
}

/** The verification code, with a button that sends it by SMS or e-mail. */
export const VerificationCodeField = ({ form, kind, area, onSendFailed }: CodeFieldProps) => {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const { sendCode, isPending } = useSendCode();
  const { deadline, startCooldown } = useResendDeadline(kind);
  const send = async (): Promise<void> => {
    // Sending a code needs only a valid recipient.
    if (!(await form.check([...IDENTIFIER_FIELDS]))) return;
    sendCode(recipientSchema(kind, area).parse(form.values()), {
      onDone: () => {
        startCooldown();
        input.current?.focus();
      },
      onFailed: onSendFailed,
    });
  };
  return (
    <FormField form={form} name="code">
      {({ onChange, ...field }) => (
        <TextField
          {...field}
          ref={input}
          label={t(`code.${kind}`)}
          // No maxLength: it would truncate a pasted "123 456" before the space is removed.
          onChange={(typed) =>
            onChange(toAsciiDigits(typed).replace(/\D/gu, '').slice(0, AUTH_LIMITS.codeLength))
          }
          inputMode="numeric"
          autoComplete="one-time-code"
          suffix={
            <span className="-mr-2 shrink-0">
              <ResendButton
                label={t('code.send')}
                waitingLabel={(seconds) => t('code.wait', { seconds })}
                deadline={deadline}
                loading={isPending}
                onSend={() => void send()}
              />
            </span>
          }
        />
      )}
    </FormField>
  );
};
