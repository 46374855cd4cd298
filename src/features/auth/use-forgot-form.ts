import { useTranslation } from 'react-i18next';
import { mayHaveActed, type ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { useLoginDraft } from './drafts';
import { EMPTY_VALUES, forgotSchema, type AuthValues } from './model';
import { useForgottenPassword } from './queries';
import { FORGOT_TARGETS, fieldTargetOf } from './refusals';
import { useDiallingCode } from './use-dialling-code';
import { useIssueTexts } from './use-issue-texts';

/**
 * State of the form of a forgotten password. It shares the identifier with the login form, so that what is typed in one is
 * in the other. `onDone` is called when the password is changed.
 */
export const useForgotForm = (onDone: () => void) => {
  const { t } = useTranslation('security');
  const { draft, save } = useLoginDraft();
  const area = useDiallingCode(draft);
  const form = useCheckedForm({
    schema: forgotSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: save,
  });
  const { resetPassword, isPending } = useForgottenPassword();
  const showFailure = (failure: ApiFailure): void =>
    form.refuse(fieldTargetOf(FORGOT_TARGETS, failure, form.values().kind), failureNotice(failure));
  return {
    form,
    kind: draft.kind,
    area,
    isBusy: isPending,
    showFailure,
    submit: (values: AuthValues): void => {
      if (isPending) return;
      resetPassword(values, {
        onDone,
        onFailed: (failure) => {
          if (mayHaveActed(failure)) form.refuse('form', t('unknownOutcome'));
          else showFailure(failure);
        },
      });
    },
  };
};
