import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, PasswordField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useLoginForm } from '../use-login-form';
import { preloadPuzzle } from '../use-puzzle';
import { DemoAccounts } from './demo-parts';
import { IdentifierSwitch } from './identifier-switch';
import { IdentifierField } from './identifier-field';
import { PuzzleSheet } from './puzzle-sheet';

/** Logs in and starts the session. The page navigates when the session changes. */
export const LoginForm = ({
  forgotLink,
  children,
}: {
  readonly forgotLink: ReactNode;
  /** Shown below the form: the link to registration. */
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('auth');
  const { form, kind, area, ...login } = useLoginForm();
  return (
    <>
      <Form form={form} label={t('login.form')} onChecked={login.submit}>
        <IdentifierSwitch
          label={t('login.by')}
          kind={kind}
          onChange={(next) => form.restart({ kind: next })}
        />
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
      <PuzzleSheet puzzle={login.puzzle} onSolved={login.onPuzzleSolved} />
      {children}
      <DemoAccounts onPick={login.logInAs} />
    </>
  );
};
