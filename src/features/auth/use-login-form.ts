import { useState } from 'react';
import { failureText } from '@/api/failure-text';
import { startSession } from '@/session/session';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { rememberName, useLoginDraft } from './drafts';
import { EMPTY_VALUES, loginSchema, type AuthValues } from './model';
import { useLogIn } from './queries';
import { LOGIN_TARGETS, shownAt } from './refusals';
import { useArea } from './use-area';
import { useIssueTexts } from './use-issue-texts';
import { usePuzzle } from './use-puzzle';

/** The login form: what is typed, what is wrong with it, and sending it once the puzzle is solved. */
export const useLoginForm = () => {
  const { draft, keep, clear } = useLoginDraft();
  const area = useArea(draft);
  const form = useCheckedForm({
    schema: loginSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: keep,
  });
  const [checked, setChecked] = useState<AuthValues>();
  const puzzle = usePuzzle((failure) => form.refuse('form', failureText(failure)));
  const { logIn, isPending } = useLogIn();

  const send = (values: AuthValues): void => {
    if (isPending) return;
    logIn(values, {
      onDone: (token) => {
        rememberName(values);
        clear();
        startSession(token);
      },
      onFailed: (failure) =>
        form.refuse(shownAt(LOGIN_TARGETS, failure, values.kind), failureText(failure)),
    });
  };

  return {
    form,
    kind: draft.kind,
    area,
    puzzle,
    isBusy: isPending || puzzle.isLoading,
    ask: (values: AuthValues): void => {
      if (isPending) return;
      setChecked(values);
      puzzle.ask();
    },
    solve: (): void => {
      puzzle.setOpen(false);
      if (checked !== undefined) send(checked);
    },
    /** Fills the form in and sends it at once: for the demo's ready accounts. */
    sendAs: (account: string, password: string): void => {
      const named = { kind: 'account', account, password } as const;
      form.restart(named);
      send({ ...form.values(), ...named });
    },
  };
};
