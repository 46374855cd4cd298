import { useState, type RefObject } from 'react';
import { startSession } from '@/session/session';
import { rememberName, useLoginDraft } from './drafts';
import { checkLogin, type LoginValues } from './model';
import { useLogIn } from './queries';
import { useArea } from './use-area';
import { useFormCheck } from './use-form-check';
import { usePuzzle } from './use-puzzle';

/** The login form: what is typed, what is wrong with it, and sending it once the puzzle is solved. */
export const useLoginForm = (formRef: RefObject<HTMLFormElement | null>) => {
  const { draft, setDraft, clear } = useLoginDraft();
  const [password, setPassword] = useState('');
  const area = useArea(draft);
  const { remember, ...name } = draft;
  const values: LoginValues = { ...name, area, password };
  const form = useFormCheck(values, checkLogin, formRef);
  const puzzle = usePuzzle(form.failToLoad);
  const { logIn, isPending } = useLogIn();

  const send = (sent: LoginValues): void => {
    if (isPending) return;
    logIn(sent, {
      onDone: (token) => {
        rememberName({ ...sent, remember });
        clear();
        startSession(token);
      },
      onFailed: (failure) => form.refuse(failure, sent),
    });
  };

  return {
    values,
    remember,
    form,
    puzzle,
    isBusy: isPending || puzzle.isLoading,
    change: ({ password: typed, ...change }: Partial<LoginValues>): void => {
      if (typed !== undefined) setPassword(typed);
      else setDraft({ ...draft, ...change });
      if (change.kind !== undefined) form.reset();
    },
    changeRemember: (next: boolean): void => setDraft({ ...draft, remember: next }),
    submit: (): void => {
      if (!isPending && form.holdTo('all')) puzzle.ask();
    },
    solve: (): void => {
      puzzle.setOpen(false);
      send(values);
    },
    /** Fills the form in and sends it at once: for the demo's ready accounts. */
    sendAs: (account: string, itsPassword: string): void => {
      const sent: LoginValues = { ...values, kind: 'account', account, password: itsPassword };
      setDraft({ ...draft, kind: 'account', account });
      setPassword(itsPassword);
      form.reset();
      send(sent);
    },
  };
};
