import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { useStepUpWithAuthenticator } from '@/api/step-up';
import { StepUpSheet, type StepUpOutcome } from '@/ui/overlay/step-up-sheet';

/** The catalogue's texts speak of a code that was sent. */
const OWN_TEXTS = {
  verification_code_wrong: 'wrong',
  verification_code_expired: 'expired',
  operation_unauthorized: 'notSet',
} as const;

const isOwnKey = (key: string): key is keyof typeof OWN_TEXTS => Object.hasOwn(OWN_TEXTS, key);

const useRefusalText = () => {
  const { t } = useTranslation('stepUp');
  return (failure: ApiFailure): string =>
    failure.kind === 'business' && isOwnKey(failure.key)
      ? t(OWN_TEXTS[failure.key])
      : failureText(failure);
};

/** A step-up that is asked for, and what follows it. */
export interface AuthenticatorSheetProps {
  readonly open: boolean;
  readonly onOpenChange: (open: boolean) => void;
  readonly onAccepted: () => void;
}

/**
 * Asks for a code of the authenticator app, for what the server refused until then. `onAccepted` does that again; the code
 * counts for five minutes.
 */
export const AuthenticatorSheet = ({ open, onOpenChange, onAccepted }: AuthenticatorSheetProps) => {
  const { t } = useTranslation(['stepUp', 'app']);
  const stepUp = useStepUpWithAuthenticator();
  const refusalText = useRefusalText();
  const submit = async (code: string): Promise<StepUpOutcome> => {
    const failure = await stepUp(code);
    if (failure !== undefined) return { kind: 'refused', text: refusalText(failure) };
    onAccepted();
    return { kind: 'accepted' };
  };
  return (
    <StepUpSheet
      open={open}
      onOpenChange={onOpenChange}
      factor="authenticator"
      texts={{
        title: t('title'),
        label: t('label'),
        hint: t('hint'),
        submit: t('confirm'),
        close: t('app:close'),
        digit: (position, length) => t('digit', { position, length }),
      }}
      onSubmit={submit}
    />
  );
};
