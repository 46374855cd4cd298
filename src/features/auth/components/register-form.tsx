import { useTranslation } from 'react-i18next';
import { TextField } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { FormField } from '@/ui/form/form-field';
import { useRegisterForm } from '../use-register-form';
import { Agreement } from './agreement';
import { CodeField } from './code-field';
import { DemoRegisterHint } from './demo-parts';
import { KindSwitch } from './kind-switch';
import { NameField } from './name-field';
import { NewPasswordFields } from './new-password-fields';
import { PuzzleSheet } from './puzzle-sheet';

const MAX_LENGTH = 32;

/** Creates an account; `onRegistered` then leads to the login form, which has the name. */
export const RegisterForm = (props: {
  /** From the link that invited the person; may be empty. */
  readonly inviteCode: string;
  readonly onRegistered: () => void;
}) => {
  const { t } = useTranslation('auth');
  const registration = useRegisterForm(props.inviteCode, props.onRegistered);
  const { form, kind, area } = registration;
  return (
    <>
      <Form form={form} label={t('register.form')} onChecked={registration.ask}>
        <KindSwitch
          label={t('register.by')}
          kind={kind}
          onChange={(next) => form.restart({ kind: next, code: '' })}
        />
        <DemoRegisterHint />
        <NameField form={form} kind={kind} area={area} purpose="register" />
        {kind !== 'account' && (
          <CodeField
            key={kind}
            form={form}
            kind={kind}
            area={area}
            onRefused={registration.refuse}
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
          {({ value, ...field }) => <Agreement {...field} agreed={value} />}
        </FormField>
        <SubmitPart form={form} label={t('register.submit')} isBusy={registration.isBusy} />
      </Form>
      <PuzzleSheet puzzle={registration.puzzle} onSolved={registration.solve} />
    </>
  );
};
