import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, PasswordField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useLoginForm } from '../use-login-form';
import { preloadPuzzle } from '../use-puzzle';
import { DemoAccounts } from './demo-parts';
import { IdentifierField } from './identifier-field';
import { PuzzleSheet } from './puzzle-sheet';
import { SignInSwitch } from './sign-in-switch';
import type { SignInWays } from '../use-sign-in-way';

/** Logs in and starts the session. The page navigates when the session changes. */
export const LoginForm = ({
  ways,
  wallet,
  forgotLink,
  children,
}: {
  readonly ways: SignInWays;
  /** Shown in place of the form while `ways` is by wallet. */
  readonly wallet: ReactNode;
  readonly forgotLink: ReactNode;
  /** Shown below the form: the link to registration. */
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('auth');
  const { form, kind, area, ...login } = useLoginForm();
  return (
    <>
      <div className="flex flex-col gap-5">
        <SignInSwitch
          label={t('login.by')}
          ways={ways}
          kind={kind}
          onChange={(next) => form.restart({ kind: next })}
        />
        {ways.isByWallet ? (
          wallet
        ) : (
          <Form form={form} label={t('login.form')} onChecked={login.submit}>
            <IdentifierField form={form} kind={kind} area={area} purpose="login" />
            <FormField form={form} name="password">
              {(field) => (
                <PasswordField
                  {...field}
                  label={t('password.label')}
                  onFocus={preloadPuzzle}
                  showLabel={t('password.show')}
                  hideLabel={t('password.hide')}
                />
              )}
            </FormField>
            <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
              <FormField form={form} name="remember">
                {({ value, ...field }) => (
                  <Checkbox {...field} checked={value} label={t('login.remember')} />
                )}
              </FormField>
              {forgotLink}
            </div>
            <SubmitPart form={form} label={t('login.submit')} isBusy={login.isBusy} />
          </Form>
        )}
      </div>
      <PuzzleSheet puzzle={login.puzzle} onSolved={login.onPuzzleSolved} />
      {children}
      <DemoAccounts onPick={login.logInAs} />
    </>
  );
};
