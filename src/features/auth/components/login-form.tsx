import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, PasswordField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useLoginForm } from '../use-login-form';
import { preparePuzzle } from '../use-puzzle';
import { DemoAccounts } from './demo-parts';
import { KindSwitch } from './kind-switch';
import { NameField } from './name-field';
import { PuzzleSheet } from './puzzle-sheet';

/** Logs in. Who is signed in then is the session's news: the page that shows this form leads on. */
export const LoginForm = ({
  forgotLink,
  children,
}: {
  readonly forgotLink: ReactNode;
  /** Stands below the form: the way to register. */
  readonly children: ReactNode;
}) => {
  const { t } = useTranslation('auth');
  const { form, kind, area, ...login } = useLoginForm();
  return (
    <>
      <Form form={form} label={t('login.form')} onChecked={login.ask}>
        <KindSwitch
          label={t('login.by')}
          kind={kind}
          onChange={(next) => form.restart({ kind: next })}
        />
        <NameField form={form} kind={kind} area={area} purpose="login" />
        <FormField form={form} name="password">
          {(field) => (
            <PasswordField
              {...field}
              label={t('password.label')}
              onFocus={preparePuzzle}
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
      <PuzzleSheet puzzle={login.puzzle} onSolved={login.solve} />
      {children}
      <DemoAccounts onPick={login.sendAs} />
    </>
  );
};
