import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { toAsciiDigits } from '@/lib/digits';
import { ResendButton, TextField } from '@/ui';
import { LIMITS, type LoginValues } from '../model';
import { useSendCode } from '../queries';
import { useCodeDeadline } from '../use-code-deadline';

/** The code from the message, and who it is sent to. */
export interface CodeFieldProps {
  readonly kind: 'phone' | 'email';
  readonly target: LoginValues;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (code: string) => void;
  /** True if there is somebody to send a code to; else the form has said what is missing. */
  readonly isReady: () => boolean;
  readonly onRefused: (failure: ApiFailure) => void;
}

/** Six digits, and the button that has them sent. */
export const CodeField = (props: CodeFieldProps) => {
  const { kind, target, value, error, onChange, isReady, onRefused } = props;
  const { t } = useTranslation('auth');
  const input = useRef<HTMLInputElement>(null);
  const { sendCode, isPending } = useSendCode();
  const { deadline, startWaiting } = useCodeDeadline(kind);
  const send = (): void => {
    if (!isReady()) return;
    sendCode(target, {
      onDone: () => {
        startWaiting();
        input.current?.focus();
      },
      onFailed: onRefused,
    });
  };
  return (
    <TextField
      ref={input}
      label={t(`code.${kind}`)}
      name="code"
      value={value}
      // No maxLength: it would cut "123 456", pasted, before the space is taken out.
      onChange={(typed) =>
        onChange(toAsciiDigits(typed).replace(/\D/gu, '').slice(0, LIMITS.codeLength))
      }
      error={error}
      inputMode="numeric"
      autoComplete="one-time-code"
      suffix={
        <span className="-mr-2 shrink-0">
          <ResendButton
            label={t('code.send')}
            waitingLabel={(seconds) => t('code.wait', { seconds })}
            deadline={deadline}
            loading={isPending}
            onSend={send}
          />
        </span>
      }
    />
  );
};
