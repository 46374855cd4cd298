import { useRef, type ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Checkbox, PasswordField } from '@/ui';
import { useLoginForm } from '../use-login-form';
import { preparePuzzle } from '../use-puzzle';
import { DemoAccounts } from './demo-parts';
import { KindSwitch } from './kind-switch';
import { NameField } from './name-field';
import { PuzzleSheet } from './puzzle-sheet';
import { SubmitPart } from './submit-part';

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
  const formRef = useRef<HTMLFormElement>(null);
  const login = useLoginForm(formRef);
  const { values, form, change } = login;
  return (
    <>
      <form
        ref={formRef}
        noValidate
        aria-label={t('login.form')}
        onSubmit={(event) => {
          event.preventDefault();
          login.submit();
        }}
        className="flex flex-col gap-5"
      >
        <KindSwitch
          label={t('login.by')}
          kind={values.kind}
          onChange={(kind) => change({ kind })}
        />
        <NameField values={values} messages={form.messages} onChange={change} purpose="login" />
        <PasswordField
          label={t('password.label')}
          name="password"
          onFocus={preparePuzzle}
          showLabel={t('password.show')}
          hideLabel={t('password.hide')}
          value={values.password}
          onChange={(password) => change({ password })}
          error={form.messages.password}
        />
        <div className="-my-2 flex flex-wrap items-center justify-between gap-x-4">
          <Checkbox
            name="remember"
            label={t('login.remember')}
            checked={login.remember}
            onChange={login.changeRemember}
          />
          {forgotLink}
        </div>
        <SubmitPart label={t('login.submit')} isBusy={login.isBusy} message={form.formMessage} />
      </form>
      <PuzzleSheet puzzle={login.puzzle} onSolved={login.solve} />
      {children}
      <DemoAccounts onPick={login.sendAs} />
    </>
  );
};
