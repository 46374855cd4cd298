import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { refusalTargetOf } from '@/api/refusals';
import { useCheckedForm, type CheckedForm } from '@/ui/form/use-checked-form';
import {
  advancedSchema,
  differingField,
  primarySchema,
  startValues,
  type IdentityValues,
  type Submission,
} from './model';
import { useSubmitCertification } from './queries';
import { ADVANCED_TARGETS, PRIMARY_TARGETS } from './refusals';
import { useIssueTexts } from './use-issue-texts';

/** State of the form of either level, which share their fields. */
export type IdentityForm = CheckedForm<IdentityValues, IdentityValues>;

/** The form of level 1. What was submitted before is filled in; nothing is stored on the device. */
export const usePrimaryForm = (last: Submission | undefined) => {
  const form = useCheckedForm({
    schema: primarySchema,
    start: startValues(last),
    issueTexts: useIssueTexts(),
  });
  const { submitPrimary, isPending } = useSubmitCertification();
  const onFailed = (failure: ApiFailure): void =>
    form.refuse(refusalTargetOf(PRIMARY_TARGETS, failure), failureNotice(failure));
  return {
    form,
    isBusy: isPending,
    submit: (values: IdentityValues): void => {
      if (!isPending) submitPrimary(values, onFailed);
    },
  };
};

/** The form of level 2. */
export const useAdvancedForm = (last: Submission | undefined) => {
  const { t } = useTranslation('identity');
  const form = useCheckedForm({
    schema: advancedSchema(last),
    start: startValues(last),
    issueTexts: useIssueTexts(),
  });
  const { submitAdvanced, isPending } = useSubmitCertification();
  const onFailed = (values: IdentityValues, failure: ApiFailure): void => {
    const differs = failure.kind === 'business' && failure.key === 'real_name_failed';
    form.refuse(
      differs ? differingField(values, last) : refusalTargetOf(ADVANCED_TARGETS, failure),
      differs ? t('differs') : failureNotice(failure),
    );
  };
  return {
    form,
    isBusy: isPending,
    submit: (values: IdentityValues): void => {
      if (!isPending) submitAdvanced(values, (failure) => onFailed(values, failure));
    },
  };
};
