import { useTranslation } from 'react-i18next';
import { failureText } from '@/api/failure-text';
import { StepUpSheet, type StepUpOutcome } from '@/ui/overlay/step-up-sheet';
import { useStepUp } from '../queries';
import type { Withdrawal } from '../use-withdraw';

/** Asks for a code of the authenticator, then sends the refused withdrawal again. */
export const StepUpPart = ({ stepUp }: { readonly stepUp: Withdrawal['stepUp'] }) => {
  const { t } = useTranslation(['withdrawal', 'security', 'auth', 'app']);
  const confirmCode = useStepUp();
  const submit = async (code: string): Promise<StepUpOutcome> => {
    const failure = await confirmCode(code);
    if (failure === undefined) {
      stepUp.repeat();
      return { kind: 'accepted' };
    }
    const key = failure.kind === 'business' ? failure.key : undefined;
    if (key === 'verification_code_wrong')
      return { kind: 'refused', text: t('security:authenticator.wrong') };
    return key === 'verification_code_expired'
      ? { kind: 'refused', text: t('security:authenticator.expired') }
      : { kind: 'refused', text: failureText(failure) };
  };
  return (
    <StepUpSheet
      open={stepUp.isAsked}
      onOpenChange={(isOpen) => {
        if (!isOpen) stepUp.cancel();
      }}
      factor="authenticator"
      texts={{
        title: t('stepUp.title'),
        label: t('stepUp.label'),
        hint: t('stepUp.hint'),
        submit: t('stepUp.submit'),
        close: t('app:close'),
        show: t('auth:password.show'),
        hide: t('auth:password.hide'),
        digit: (position, length) => t('security:authenticator.digit', { position, length }),
        waiting: (seconds) => t('stepUp.waiting', { seconds }),
        resend: '',
        resendWaiting: () => '',
      }}
      onSubmit={submit}
    />
  );
};
