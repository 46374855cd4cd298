import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useRegisterForm } from '../use-register-form';
import { AgreementField } from './agreement-field';
import { VerificationCodeField } from './verification-code-field';
import { DemoRegisterHint } from './demo-parts';
import { IdentifierField } from './identifier-field';
import { NewPasswordFields } from './new-password-fields';
import { PuzzleSheet } from './puzzle-sheet';
import { SignInSwitch } from './sign-in-switch';
import type { SignInWays } from '../use-sign-in-way';

const MAX_LENGTH = 32;

/**
 * Creates an account and logs in to it. The page navigates when the session changes. If only the login fails, its form is
 * filled in and `onNotLoggedIn` is called.
 */
export const RegisterForm = (props: {
  readonly ways: SignInWays;
  /** Shown in place of the form while `ways` is by wallet. */
  readonly wallet: ReactNode;
  /** Invite code of the address; may be empty. */
  readonly inviteCode: string;
  readonly onNotLoggedIn: () => void;
}) => {
  const { t } = useTranslation('auth');
  const registration = useRegisterForm(props.inviteCode, props.onNotLoggedIn);
  const { form, kind, area } = registration;
  return (
    <>
      <div className="flex flex-col gap-5">
        <SignInSwitch
          label={t('register.by')}
          ways={props.ways}
          kind={kind}
          onChange={(next) => form.restart({ kind: next, code: '' })}
        />
        {props.ways.isByWallet ? (
          props.wallet
        ) : (
          <Form form={form} label={t('register.form')} onChecked={registration.submit}>
            <DemoRegisterHint />
            <IdentifierField form={form} kind={kind} area={area} purpose="register" />
            {kind !== 'account' && (
              <VerificationCodeField
                key={kind}
                form={form}
                kind={kind}
                area={area}
                purpose="register"
                onSendFailed={registration.showFailure}
              />
            )}
            <NewPasswordFields form={form} />
            <FormField form={form} name="inviteCode">
              {(field) => (
                <TextField
                  {...field}
                  label={t('inviteCode.label')}
                  hint={t('inviteCode.hint')}
                  maxLength={MAX_LENGTH}
                  autoComplete="off"
                  autoCapitalize="characters"
                  autoCorrect="off"
                  spellCheck={false}
                />
              )}
            </FormField>
            <FormField form={form} name="agreed">
              {({ value, ...field }) => <AgreementField {...field} agreed={value} />}
            </FormField>
            <SubmitPart form={form} label={t('register.submit')} isBusy={registration.isBusy} />
          </Form>
        )}
      </div>
      <PuzzleSheet puzzle={registration.puzzle} onSolved={registration.onPuzzleSolved} />
    </>
  );
};
