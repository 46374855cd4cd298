import { useEffect, useId, useState, type ReactNode } from 'react';
import { useNow } from '@/lib/use-now';
import { Button } from '../action/button';
import { OtpField } from '../input/otp-field';
import { PasswordField } from '../input/password-field';
import { ResendButton } from '../input/resend-button';
import { Sheet } from './sheet';

/** Factor of a step-up authentication: the trade password, a sent code, or an authenticator code. */
export type StepUpFactor = 'tradePassword' | 'emailCode' | 'phoneCode' | 'authenticator';

/** Result of a verification. A refusal with a retry time disables the button until then. */
export type StepUpOutcome =
  | { readonly kind: 'accepted' }
  | {
      readonly kind: 'refused';
      /** Translated reason: wrong, expired, too many attempts, no connection. */
      readonly text: string;
      /** Epoch milliseconds. */
      readonly retryAt?: number | undefined;
    };

/** Translated texts of the sheet. */
export interface StepUpTexts {
  readonly title: string;
  /** Name of the factor: "Trade password", "Code from the e-mail". */
  readonly label: string;
  /** Where a code was sent, or what the password is not. */
  readonly hint?: string | undefined;
  readonly submit: string;
  readonly close: string;
  /** Of a password: shows and hides it. */
  readonly show?: string | undefined;
  readonly hide?: string | undefined;
  readonly digit: (position: number, length: number) => string;
  /** While a refusal keeps the button off: `(42) => "Try again in 42 s"`. */
  readonly waiting?: ((seconds: number) => string) | undefined;
  /** Of a code that is sent. */
  readonly resend?: string | undefined;
  readonly resendWaiting?: ((seconds: number) => string) | undefined;
}

/** Props of the sheet that authenticates the user before an irreversible action. */
export interface StepUpSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly factor: StepUpFactor;
  readonly texts: StepUpTexts;
  /** Verifies the entered code or password. The caller closes the sheet after `accepted`. Never rejects. */
  readonly onSubmit: (secret: string) => Promise<StepUpOutcome>;
  /** Sends another code; only for sent codes. */
  readonly onResend?: (() => void) | undefined;
  /** Earliest time of the next code, in epoch milliseconds. */
  readonly resendAt?: number | undefined;
}

/** Specification, section 9. */
const PASSWORD_LENGTH = { least: 6, most: 16 } as const;
const CODE_LENGTH = 6;
const TICK_MS = 250;

const isComplete = (factor: StepUpFactor, secret: string): boolean =>
  factor === 'tradePassword'
    ? secret.length >= PASSWORD_LENGTH.least
    : secret.length === CODE_LENGTH;

/** Input and result. A refused input is cleared, because it cannot succeed later. */
const useStepUp = ({ factor, onSubmit }: StepUpSheetProps) => {
  const [secret, setSecret] = useState('');
  const [isPending, setPending] = useState(false);
  const [refusal, setRefusal] = useState<{ readonly text: string; readonly retryAt?: number }>();
  const now = useNow(TICK_MS, refusal?.retryAt !== undefined);
  const wait = Math.max(0, Math.ceil(((refusal?.retryAt ?? 0) - now) / 1000));
  const submit = async (proof: string): Promise<void> => {
    if (isPending || wait > 0 || !isComplete(factor, proof)) return;
    setPending(true);
    setRefusal(undefined);
    const outcome = await onSubmit(proof);
    setPending(false);
    setSecret('');
    if (outcome.kind === 'accepted') return;
    const { text, retryAt } = outcome;
    setRefusal(retryAt === undefined ? { text } : { text, retryAt });
  };
  const type = (text: string): void => {
    setSecret(text);
    if (wait === 0 && text !== '') setRefusal(undefined);
  };
  const canSubmit = wait === 0 && isComplete(factor, secret);
  return { secret, type, isPending, error: refusal?.text, wait, canSubmit, submit };
};

const Proof = (props: StepUpSheetProps): ReactNode => {
  const { factor, texts, onResend, resendAt } = props;
  const step = useStepUp(props);
  const form = useId();
  // Synchronises the focus, which a refused code has lost with the disabled boxes.
  useEffect(() => {
    if (step.error !== undefined) document.getElementById(form)?.querySelector('input')?.focus();
  }, [step.error, form]);
  const field = {
    label: texts.label,
    hint: texts.hint,
    error: step.error,
    value: step.secret,
    onChange: step.type,
    disabled: step.isPending,
  };
  return (
    <form
      id={form}
      className="flex flex-col gap-5"
      onSubmit={(event) => {
        event.preventDefault();
        void step.submit(step.secret);
      }}
    >
      {factor === 'tradePassword' ? (
        <PasswordField
          {...field}
          maxLength={PASSWORD_LENGTH.most}
          autoComplete="off"
          showLabel={texts.show ?? ''}
          hideLabel={texts.hide ?? ''}
        />
      ) : (
        <OtpField
          {...field}
          length={CODE_LENGTH}
          digitLabel={texts.digit}
          onComplete={(code) => void step.submit(code)}
        />
      )}
      {onResend !== undefined && (
        <span>
          <ResendButton
            label={texts.resend ?? ''}
            waitingLabel={texts.resendWaiting ?? String}
            deadline={resendAt}
            disabled={step.isPending}
            onSend={onResend}
          />
        </span>
      )}
      <Button
        block
        type="submit"
        loading={step.isPending}
        disabled={!step.canSubmit}
        // The form submits, by Enter as well: a click adds nothing.
        guard={false}
      >
        {step.wait > 0 ? (texts.waiting?.(step.wait) ?? texts.submit) : texts.submit}
      </Button>
    </form>
  );
};

/** Authenticates the user by any factor. Closing the sheet discards the input. */
export const StepUpSheet = (props: StepUpSheetProps) => (
  <Sheet
    open={props.open}
    onOpenChange={props.onOpenChange}
    title={props.texts.title}
    closeLabel={props.texts.close}
  >
    {props.open && <Proof key={props.factor} {...props} />}
  </Sheet>
);
