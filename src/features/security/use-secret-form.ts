import { useTranslation } from 'react-i18next';
import { mayHaveActed, type ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { refusalTargetOf, type FieldTarget } from '@/api/refusals';
import { CODE_LENGTH, PASSWORD_LENGTH } from '@/domain/account/credentials';
import { useCheckedForm, type CheckedForm } from '@/ui/form/use-checked-form';
import { NO_SECRETS, secretSchema, type IssueCode, type Proofs, type SecretValues } from './model';

/** State of a form of a new password. */
export type SecretForm = CheckedForm<SecretValues, SecretValues>;

type Field = keyof SecretValues;

const useIssueTexts = (): Readonly<Record<IssueCode, string>> => {
  const { t } = useTranslation(['auth', 'security']);
  return {
    oldRequired: t('security:issue.oldRequired'),
    passwordRequired: t('auth:issue.passwordRequired'),
    passwordLength: t('auth:issue.passwordLength', PASSWORD_LENGTH),
    passwordSame: t('security:issue.passwordSame'),
    confirmationRequired: t('auth:issue.confirmationRequired'),
    confirmationDiffers: t('auth:issue.confirmationDiffers'),
    codeRequired: t('auth:issue.codeRequired'),
    codeInvalid: t('auth:issue.codeInvalid', { length: CODE_LENGTH }),
  };
};

/** A form of a new password, with the proofs that it needs. What is typed is never stored. */
export const useSecretForm = (
  proofs: Proofs,
  targets: Readonly<Record<string, FieldTarget<Field>>>,
) => {
  const { t } = useTranslation('security');
  const form = useCheckedForm({
    schema: secretSchema(proofs),
    start: NO_SECRETS,
    issueTexts: useIssueTexts(),
  });
  const isShown = (field: FieldTarget<Field>): boolean =>
    (field !== 'old' || proofs.needsOld) && (field !== 'code' || proofs.needsCode);
  /** Shows why a call failed, at the field concerned. */
  const showFailure = (failure: ApiFailure): void => {
    const target = refusalTargetOf(targets, failure);
    form.refuse(isShown(target) ? target : 'form', failureNotice(failure));
  };
  return {
    form,
    showFailure,
    /** The same for the change itself, which may have happened although no reply came. */
    showChangeFailure: (failure: ApiFailure): void => {
      if (mayHaveActed(failure)) form.refuse('form', t('unknownOutcome'));
      else showFailure(failure);
    },
  };
};
