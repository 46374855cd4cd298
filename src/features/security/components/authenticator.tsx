import { useEffect, useId, useState, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureHelp, type FailureHelp } from '@/api/failure-help';
import { failureText } from '@/api/failure-text';
import { refusalTargetOf } from '@/api/refusals';
import { CODE_LENGTH } from '@/domain/account/credentials';
import { Button } from '@/ui';
import { FormAlert } from '@/ui/form/form-alert';
import { OtpField } from '@/ui/input/otp-field';
import type { Security } from '../model';
import { useAuthenticatorKey } from '../queries';
import { AUTHENTICATOR_TARGETS } from '../refusals';
import { Enabled, Key } from './authenticator-parts';

const useConfirmation = (confirm: ReturnType<typeof useAuthenticatorKey>['confirm']) => {
  const { t } = useTranslation(['security', 'auth']);
  const [code, setCode] = useState('');
  const [refusal, setRefusal] = useState<{
    readonly at: 'code' | 'form';
    readonly text: string;
    readonly help?: FailureHelp | undefined;
  }>();
  // The catalogue's texts speak of a code that was sent.
  const textOf = (failure: ApiFailure): string => {
    const key = failure.kind === 'business' ? failure.key : undefined;
    if (key === 'verification_code_wrong') return t('authenticator.wrong');
    return key === 'verification_code_expired' ? t('authenticator.expired') : failureText(failure);
  };
  const showFailure = (failure: ApiFailure): void =>
    setRefusal({
      at: refusalTargetOf(AUTHENTICATOR_TARGETS, failure),
      text: textOf(failure),
      help: failureHelp(failure),
    });
  return {
    code,
    refusal,
    showFailure,
    type: (typed: string): void => {
      setCode(typed);
      if (typed !== '') setRefusal(undefined);
    },
    submit: (proof: string): void => {
      if (proof.length < CODE_LENGTH) {
        setRefusal({ at: 'code', text: t('auth:issue.codeInvalid', { length: CODE_LENGTH }) });
        return;
      }
      confirm(proof, (failure) => {
        // A refused code cannot succeed later.
        setCode('');
        showFailure(failure);
      });
    },
  };
};

/** Sets up an authenticator app, or says that it is set. It cannot be removed, which is said before. */
export const Authenticator = (props: {
  readonly security: Security;
  readonly codeHint: ReactNode;
  readonly serviceLink: ReactNode;
}) => {
  const { t } = useTranslation('security');
  const { key, isWithoutKey, isSet, isLoading, isConfirming, getKey, confirm } =
    useAuthenticatorKey();
  const step = useConfirmation(confirm);
  const form = useId();
  // Synchronises the focus, which a refused code has lost with the disabled boxes.
  useEffect(() => {
    if (step.refusal?.at === 'code') document.getElementById(form)?.querySelector('input')?.focus();
  }, [step.refusal, form]);
  if (isSet || props.security.hasAuthenticator === true)
    return <Enabled isNew={isSet} serviceLink={props.serviceLink} />;
  // Before there is a key there is no code to mark.
  const refusal = step.refusal?.at === 'form' || key === undefined ? step.refusal : undefined;
  const noKey = isWithoutKey ? t('authenticator.noKey') : undefined;
  const alert = <FormAlert text={refusal?.text ?? noKey} help={refusal?.help} />;
  if (key === undefined)
    return (
      <div className="flex flex-col gap-4">
        <p className="text-body">{t('authenticator.intro')}</p>
        <p className="text-body">{t('authenticator.protects')}</p>
        <p className="rounded-field bg-warn-soft px-3 py-2.5 text-body text-warn">
          {t('authenticator.forGood')}
        </p>
        <div>
          {alert}
          <Button block loading={isLoading} onClick={() => getKey(step.showFailure)}>
            {t('authenticator.start')}
          </Button>
        </div>
      </div>
    );
  return (
    <div className="flex flex-col gap-5">
      <Key {...key} />
      <form
        id={form}
        noValidate
        aria-label={t('authenticator.confirm')}
        className="flex flex-col gap-4"
        onSubmit={(event) => {
          event.preventDefault();
          step.submit(step.code);
        }}
      >
        {props.codeHint}
        <OtpField
          label={t('authenticator.code')}
          value={step.code}
          onChange={step.type}
          onComplete={step.submit}
          error={step.refusal?.at === 'code' ? step.refusal.text : undefined}
          disabled={isConfirming}
          digitLabel={(position, length) => t('authenticator.digit', { position, length })}
        />
        <div>
          {alert}
          {/* The form submits, by Enter as well: a click adds nothing. */}
          <Button block type="submit" loading={isConfirming} guard={false}>
            {t('authenticator.confirm')}
          </Button>
        </div>
      </form>
    </div>
  );
};
