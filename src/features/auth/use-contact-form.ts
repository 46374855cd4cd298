import { useTranslation } from 'react-i18next';
import { mayHaveActed, type ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { useBindContact, useOwnContacts } from './contact-queries';
import { useContactDraft } from './drafts';
import { contactSchema, EMPTY_VALUES, type AuthValues, type ContactKind } from './model';
import { CONTACT_TARGETS, fieldTargetOf } from './refusals';
import { useDiallingCode } from './use-dialling-code';
import { useIssueTexts } from './use-issue-texts';

/** State of the form of a new phone or e-mail address. `onDone` is called when it is bound. */
export const useContactForm = (kind: ContactKind, onDone: () => void) => {
  const { t } = useTranslation('auth');
  const { draft, save, clear } = useContactDraft(kind);
  const area = useDiallingCode(draft);
  const form = useCheckedForm({
    schema: contactSchema(kind, area, useOwnContacts()),
    start: { ...EMPTY_VALUES, ...draft, kind },
    issueTexts: useIssueTexts(),
    onChange: save,
  });
  const { bindContact, isPending } = useBindContact();
  const showFailure = (failure: ApiFailure): void => {
    // The text of the catalogue speaks of a registration.
    const isTaken = failure.kind === 'business' && failure.key === 'username_exists';
    const notice = isTaken ? t(`contact.${kind}.taken`) : failureNotice(failure);
    form.refuse(fieldTargetOf(CONTACT_TARGETS, failure, kind), notice);
  };
  return {
    form,
    area,
    isBusy: isPending,
    showFailure,
    submit: (values: AuthValues): void => {
      if (isPending) return;
      bindContact(values, {
        onDone: () => {
          clear();
          onDone();
        },
        onFailed: (failure) => {
          if (mayHaveActed(failure)) form.refuse('form', t('contact.unknownOutcome'));
          else showFailure(failure);
        },
      });
    },
  };
};
