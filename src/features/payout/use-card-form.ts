import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import type { ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { failureText } from '@/api/failure-text';
import { refusalTargetOf } from '@/api/refusals';
import { useCheckedForm, type FormRefusal } from '@/ui/form/use-checked-form';
import { cardSchema, emptyCard, type CardIssue, type CardValues } from './card-model';
import { cardProblems, type Found } from './model';
import { cardSaving } from './queries';
import { CARD_TARGETS } from './refusals';
import { useSaveFlow } from './use-save-flow';

const useIssueTexts = (): Readonly<Record<CardIssue, string>> => {
  const { t } = useTranslation('payout');
  return {
    holderRequired: t('issue.holderRequired'),
    bankRequired: t('issue.bankRequired'),
    numberRequired: t('issue.numberRequired'),
    numberInvalid: t('issue.numberInvalid'),
    swiftInvalid: t('issue.swiftInvalid'),
    ibanInvalid: t('issue.ibanInvalid'),
  };
};

/** Props of the form of a card. */
export interface CardFormProps {
  /** The verified name; empty if it is not known. */
  readonly certifiedName: string;
  /** Where identity is verified. */
  readonly verifyPath: string;
  /** The saved cards, for one that is among them. */
  readonly listPath: string;
  readonly onSaved: (found: Found) => void;
}

const isSavedAlready = (failure: ApiFailure): boolean =>
  failure.kind === 'business' && failure.key === 'transaction_account_already_set';

/** The form of a card, the last look at it, and what the server refuses. Nothing of it is stored on the device. */
export const useCardForm = ({ certifiedName, verifyPath, onSaved }: CardFormProps) => {
  const { t } = useTranslation('payout');
  const [start] = useState(() => emptyCard(certifiedName));
  const [values, setValues] = useState(start);
  const [checked, setChecked] = useState<CardValues>();
  const [savedValues, setSavedValues] = useState<CardValues>();
  const form = useCheckedForm({
    schema: cardSchema,
    start,
    issueTexts: useIssueTexts(),
    onChange: setValues,
  });
  const flow = useSaveFlow(onSaved);
  const noticeOf = (failure: ApiFailure): FormRefusal => {
    if (isSavedAlready(failure)) return { text: t('card.exists') };
    return failure.kind === 'business' && failure.key === 'real_name_required'
      ? { text: failureText(failure), help: { text: t('verify'), to: verifyPath } }
      : failureNotice(failure);
  };
  const onFailed = (failure: ApiFailure): void => {
    setChecked(undefined);
    setSavedValues(isSavedAlready(failure) ? values : undefined);
    form.refuse(refusalTargetOf(CARD_TARGETS, failure), noticeOf(failure));
  };
  return {
    form,
    flow,
    checked,
    /** True if the server said of what is typed that it is saved already. */
    isSaved: savedValues === values,
    problems: cardProblems(values, certifiedName),
    proceed: setChecked,
    change: (): void => setChecked(undefined),
    save: (): void => {
      if (checked !== undefined) flow.start(cardSaving(checked), onFailed);
    },
  };
};
