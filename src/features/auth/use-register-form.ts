import { useState } from 'react';
import type { ApiFailure } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { useLoginDraft, useRegisterDraft } from './drafts';
import { EMPTY_VALUES, registerSchema, type AuthValues } from './model';
import { useRegister } from './queries';
import { REGISTER_TARGETS, shownAt } from './refusals';
import { useArea } from './use-area';
import { useIssueTexts } from './use-issue-texts';
import { usePuzzle } from './use-puzzle';

/** The register form: what is typed, what is wrong with it, and sending it once the puzzle is solved. */
export const useRegisterForm = (inviteCode: string, onRegistered: () => void) => {
  const { draft, keep, clear } = useRegisterDraft(inviteCode);
  const login = useLoginDraft();
  const area = useArea(draft);
  const form = useCheckedForm({
    schema: registerSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: keep,
  });
  const [checked, setChecked] = useState<AuthValues>();
  const puzzle = usePuzzle((failure) => form.refuse('form', failureText(failure)));
  const { register, isPending } = useRegister();

  const refuse = (failure: ApiFailure): void =>
    form.refuse(shownAt(REGISTER_TARGETS, failure, form.values().kind), failureText(failure));

  return {
    form,
    kind: draft.kind,
    area,
    puzzle,
    refuse,
    isBusy: isPending || puzzle.isLoading,
    ask: (values: AuthValues): void => {
      if (isPending) return;
      setChecked(values);
      puzzle.ask();
    },
    solve: (): void => {
      puzzle.setOpen(false);
      if (checked === undefined || isPending) return;
      register(checked, {
        onDone: () => {
          // The name as it was typed: groups of figures help to read it again.
          const { account, phone, email } = form.values();
          login.keep({ ...checked, account, phone, email, remember: login.draft.remember });
          clear();
          onRegistered();
        },
        onFailed: refuse,
      });
    },
  };
};
