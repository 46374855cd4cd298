import { useState } from 'react';
import { failureNotice } from '@/api/failure-help';
import { startSession } from '@/session/session';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { rememberIdentifier, useLoginDraft } from './drafts';
import { EMPTY_VALUES, loginSchema, type AuthValues } from './model';
import { useLogIn } from './queries';
import { LOGIN_TARGETS, fieldTargetOf } from './refusals';
import { useDiallingCode } from './use-dialling-code';
import { useIssueTexts } from './use-issue-texts';
import { usePuzzle } from './use-puzzle';

/** State of the login form: values, validation and submission, which requires the puzzle to be solved first. */
export const useLoginForm = () => {
  const { draft, save, clear } = useLoginDraft();
  const area = useDiallingCode(draft);
  const form = useCheckedForm({
    schema: loginSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: save,
  });
  const [validated, setValidated] = useState<AuthValues>();
  const puzzle = usePuzzle((failure) => form.refuse('form', failureNotice(failure)));
  const { logIn, isPending } = useLogIn();

  const send = (values: AuthValues): void => {
    if (isPending) return;
    logIn(values, {
      onDone: (token) => {
        rememberIdentifier(values);
        clear();
        startSession(token);
      },
      onFailed: (failure) =>
        form.refuse(fieldTargetOf(LOGIN_TARGETS, failure, values.kind), failureNotice(failure)),
    });
  };

  return {
    form,
    kind: draft.kind,
    area,
    puzzle,
    isBusy: isPending || puzzle.isLoading,
    submit: (values: AuthValues): void => {
      if (isPending) return;
      setValidated(values);
      puzzle.open();
    },
    onPuzzleSolved: (): void => {
      puzzle.setOpen(false);
      if (validated !== undefined) send(validated);
    },
    /** Fills in the form and submits it without the puzzle, for the accounts of the demo. */
    logInAs: (account: string, password: string): void => {
      const credentials = { kind: 'account', account, password } as const;
      form.restart(credentials);
      send({ ...form.values(), ...credentials });
    },
  };
};
