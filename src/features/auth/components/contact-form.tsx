import { useTranslation } from 'react-i18next';
import { Form, SubmitPart } from '@/ui/form/form';
import type { ContactKind } from '../model';
import { useContactForm } from '../use-contact-form';
import { DemoCodeHint } from './demo-parts';
import { IdentifierField } from './identifier-field';
import { VerificationCodeField } from './verification-code-field';

/** Binds a phone or an e-mail address to the account, or another one in its place, by a code that is sent to it. */
export const ContactForm = (props: { readonly kind: ContactKind; readonly onDone: () => void }) => {
  const { kind } = props;
  const { t } = useTranslation('auth');
  const { form, area, ...contact } = useContactForm(kind, props.onDone);
  return (
    <Form form={form} label={t(`contact.${kind}.title`)} onChecked={contact.submit}>
      <p className="text-body text-ink-2">{t(`contact.${kind}.warning`)}</p>
      <DemoCodeHint />
      <IdentifierField form={form} kind={kind} area={area} purpose="register" />
      <VerificationCodeField
        form={form}
        kind={kind}
        area={area}
        purpose="register"
        onSendFailed={contact.showFailure}
      />
      <SubmitPart form={form} label={t(`contact.${kind}.submit`)} isBusy={contact.isBusy} />
    </Form>
  );
};
