import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { toAsciiDigits } from '@/lib/digits';
import { ResendButton, TextField } from '@/ui';
import { FormField } from '@/ui/form/form-field';
import type { AuthForm } from '../auth-form';
import { LIMITS, NAME_FIELDS, nameSchema, type Area } from '../model';
import { useSendCode } from '../queries';
import { useCodeDeadline } from '../use-code-deadline';

/** The code from the message, and who it is sent to. */
export interface CodeFieldProps {
  readonly form: AuthForm;
  readonly kind: 'phone' | 'email';
  readonly area: Area | undefined;
  readonly onRefused: (failure: ApiFailure) => void;
}

/** Six digits, and the button that has them sent. */
export const CodeField = ({ form, kind, area, onRefused }: CodeFieldProps) => {
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const { sendCode, isPending } = useSendCode();
  const { deadline, startWaiting } = useCodeDeadline(kind);
  const send = async (): Promise<void> => {
    // Only the name matters yet.
    if (!(await form.check([...NAME_FIELDS]))) return;
    sendCode(nameSchema(kind, area).parse(form.values()), {
      onDone: () => {
        startWaiting();
        input.current?.focus();
      },
      onFailed: onRefused,
    });
  };
  return (
    <FormField form={form} name="code">
      {({ onChange, ...field }) => (
        <TextField
          {...field}
          ref={input}
          label={t(`code.${kind}`)}
          // No maxLength: it would cut "123 456", pasted, before the space is taken out.
          onChange={(typed) =>
            onChange(toAsciiDigits(typed).replace(/\D/gu, '').slice(0, LIMITS.codeLength))
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
