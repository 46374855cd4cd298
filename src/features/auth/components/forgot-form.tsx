import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Segmented } from '@/ui';
import { Form, SubmitPart } from '@/ui/form/form';
import { IDENTIFIER_KINDS } from '../model';
import { useForgotForm } from '../use-forgot-form';
import { DemoCodeHint } from './demo-parts';
import { IdentifierField } from './identifier-field';
import { NewPasswordFields } from './new-password-fields';
import { VerificationCodeField } from './verification-code-field';

/** Sets a new password by a code. An account with neither phone nor e-mail needs `serviceLink`, the way to a person. */
export const ForgotPasswordForm = (props: {
  readonly onDone: () => void;
  readonly serviceLink: ReactNode;
}) => {
  const { t } = useTranslation('auth');
  const { form, kind, area, ...forgot } = useForgotForm(props.onDone);
  return (
    <Form form={form} label={t('forgot.title')} onChecked={forgot.submit}>
      <Segmented
        label={t('forgot.by')}
        value={kind}
        onChange={(next) => form.restart({ kind: next, code: '' })}
        options={IDENTIFIER_KINDS.map((value) => ({ value, label: t(`kind.${value}`) }))}
      />
      {kind === 'account' ? (
        <section className="rounded-card bg-surface p-4">
          <h2 className="text-row">{t('forgot.byName')}</h2>
          <p className="mt-2 text-body text-ink-2">{t('forgot.hasContact')}</p>
          <p className="mt-2 mb-4 text-body text-ink-2">{t('forgot.noContact')}</p>
          {props.serviceLink}
        </section>
      ) : (
        <>
          <DemoCodeHint />
          <IdentifierField form={form} kind={kind} area={area} purpose="login" />
          <VerificationCodeField
            key={kind}
            form={form}
            kind={kind}
            area={area}
            purpose="forget"
            onSendFailed={forgot.showFailure}
          />
          <NewPasswordFields form={form} />
          <p className="text-label text-ink-2">{t('forgot.ends')}</p>
          <SubmitPart form={form} label={t('forgot.submit')} isBusy={forgot.isBusy} />
        </>
      )}
    </Form>
  );
};
