import { useState } from 'react';
import type { ApiFailure } from '@/api/errors';
import { failureNotice } from '@/api/failure-help';
import { failureText } from '@/api/failure-text';
import { isRefusedDiallingCode } from '@/domain/eligibility/refused-areas';
import { startSession } from '@/session/session';
import { showToast } from '@/ui';
import { useCheckedForm } from '@/ui/form/use-checked-form';
import { rememberIdentifier, useLoginDraft, useRegisterDraft } from './drafts';
import { EMPTY_VALUES, registerSchema, type AuthValues } from './model';
import { useLogIn, useRegister } from './queries';
import { REGISTER_TARGETS, fieldTargetOf } from './refusals';
import { useDiallingCode } from './use-dialling-code';
import { useIssueTexts } from './use-issue-texts';
import { usePuzzle } from './use-puzzle';

/**
 * Logs in with the values of a registration. The puzzle solved for the registration serves for both: servers know
 * nothing of it. If the login fails, its form is filled in and `onFailed` is called.
 */
const useFirstLogIn = (onFailed: () => void) => {
  const { draft, save, clear } = useLoginDraft();
  const { logIn, isPending } = useLogIn();
  return {
    isPending,
    /** `typed`: the identifier as typed, not normalised. A grouped phone number is easier to read. */
    logIn: (values: AuthValues, typed: AuthValues): void =>
      logIn(values, {
        onDone: (token) => {
          rememberIdentifier({ ...values, remember: draft.remember });
          clear();
          startSession(token);
        },
        onFailed: (failure) => {
          const { account, phone, email } = typed;
          save({ ...values, account, phone, email, remember: draft.remember });
          showToast({ text: failureText(failure), tone: 'error' });
          onFailed();
        },
      }),
  };
};

/**
 * State of the register form: values, validation and submission, which requires the puzzle to be solved first and ends
 * signed in. `onNotLoggedIn` is called if the account was created but the login failed.
 */
export const useRegisterForm = (inviteCode: string, onNotLoggedIn: () => void) => {
  const { draft, save, clear } = useRegisterDraft(inviteCode);
  const first = useFirstLogIn(onNotLoggedIn);
  const area = useDiallingCode(draft, ({ code }) => !isRefusedDiallingCode(code));
  const form = useCheckedForm({
    schema: registerSchema(draft.kind, area),
    start: { ...EMPTY_VALUES, ...draft },
    issueTexts: useIssueTexts(),
    onChange: save,
  });
  const [validated, setValidated] = useState<AuthValues>();
  const puzzle = usePuzzle((failure) => form.refuse('form', failureNotice(failure)));
  const registration = useRegister();
  const isPending = registration.isPending || first.isPending;

  const showFailure = (failure: ApiFailure): void =>
    form.refuse(
      fieldTargetOf(REGISTER_TARGETS, failure, form.values().kind),
      failureNotice(failure),
    );

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
      registration.register(validated, {
        onDone: () => {
          first.logIn(validated, form.values());
          clear();
        },
        onFailed: showFailure,
      });
    },
  };
};
