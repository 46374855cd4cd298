import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import { useRegisterForm } from '../use-register-form';
import { Agreement } from './agreement';
import { CodeField } from './code-field';
import { DemoRegisterHint } from './demo-parts';
import { KindSwitch } from './kind-switch';
import { NameField } from './name-field';
import { NewPasswordFields } from './new-password-fields';
import { PuzzleSheet } from './puzzle-sheet';
import { SubmitPart } from './submit-part';

const MAX_LENGTH = 32;

/** Creates an account; `onRegistered` then leads to the login form, which has the name. */
export const RegisterForm = (props: {
  /** From the link that invited the person; may be empty. */
  readonly inviteCode: string;
  readonly onRegistered: () => void;
}) => {
  const { t } = useTranslation('auth');
  const formRef = useRef<HTMLFormElement>(null);
  const registration = useRegisterForm(formRef, props.inviteCode, props.onRegistered);
  const { values, form, change } = registration;
  const { messages } = form;
  return (
    <>
      <form
        ref={formRef}
        noValidate
        aria-label={t('register.form')}
        onSubmit={(event) => {
          event.preventDefault();
          registration.submit();
        }}
        className="flex flex-col gap-5"
      >
        <KindSwitch
          label={t('register.by')}
          kind={values.kind}
          onChange={(kind) => change({ kind, code: '' })}
        />
        <DemoRegisterHint />
        <NameField values={values} messages={messages} onChange={change} purpose="register" />
        {values.kind !== 'account' && (
          <CodeField
            key={values.kind}
            kind={values.kind}
            target={values}
            value={values.code}
            error={messages.code}
            onChange={(code) => change({ code })}
            isReady={() => form.holdTo('name')}
            onRefused={(failure) => form.refuse(failure, values)}
          />
        )}
        <NewPasswordFields values={values} messages={messages} onChange={change} />
        <TextField
          label={t('inviteCode.label')}
          name="inviteCode"
          value={values.inviteCode}
          onChange={(inviteCode) => change({ inviteCode })}
          error={messages.inviteCode}
          hint={t('inviteCode.hint')}
          maxLength={MAX_LENGTH}
          autoComplete="off"
          autoCapitalize="characters"
          autoCorrect="off"
          spellCheck={false}
        />
        <Agreement
          agreed={values.agreed}
          error={messages.agreed}
          onChange={(agreed) => change({ agreed })}
        />
        <SubmitPart
          label={t('register.submit')}
          isBusy={registration.isBusy}
          message={form.formMessage}
        />
      </form>
      <PuzzleSheet puzzle={registration.puzzle} onSolved={registration.solve} />
    </>
  );
};
