import { useState } from 'react';
import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { useLoginDraft, useRegisterDraft } from './drafts';
import { EMPTY_VALUES, registerSchema, type AuthValues } from './model';
import { useRegister } from './queries';
import { REGISTER_TARGETS, fieldTargetOf } from './refusals';
import { useDiallingCode } from './use-dialling-code';
import { useIssueTexts } from './use-issue-texts';
import { usePuzzle } from './use-puzzle';

/** State of the register form: values, validation and submission, which requires the puzzle to be solved first. */
export const useRegisterForm = (inviteCode: string, onRegistered: () => void) => {
  const { draft, save, clear } = useRegisterDraft(inviteCode);
  const login = useLoginDraft();
  const area = useDiallingCode(draft);
  const form = useCheckedForm({
    schema: registerSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: save,
  });
  const [validated, setValidated] = useState<AuthValues>();
  const puzzle = usePuzzle((failure) => form.refuse('form', failureText(failure)));
  const { register, isPending } = useRegister();

  const showFailure = (failure: ApiFailure): void =>
    form.refuse(fieldTargetOf(REGISTER_TARGETS, failure, form.values().kind), failureText(failure));

  return {
    form,
    kind: draft.kind,
    area,
    puzzle,
    showFailure,
    isBusy: isPending || puzzle.isLoading,
    submit: (values: AuthValues): void => {
      if (isPending) return;
      setValidated(values);
      puzzle.open();
    },
    onPuzzleSolved: (): void => {
      puzzle.setOpen(false);
      if (validated === undefined || isPending) return;
      register(validated, {
        onDone: () => {
          // The identifier as typed, not normalised: a grouped phone number is easier to read.
          const { account, phone, email } = form.values();
          login.save({ ...validated, account, phone, email, remember: login.draft.remember });
          clear();
          onRegistered();
        },
        onFailed: showFailure,
      });
    },
  };
};
