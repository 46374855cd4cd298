import { useState, type RefObject } from 'react';
import { useLoginDraft, useRegisterDraft } from './drafts';
import { checkRegister, type RegisterValues } from './model';
import { useRegister } from './queries';
import { useArea } from './use-area';
import { useFormCheck } from './use-form-check';
import { usePuzzle } from './use-puzzle';

const NO_SECRETS = { password: '', confirmation: '', code: '' } as const;
type Secrets = Pick<RegisterValues, keyof typeof NO_SECRETS>;

/** The register form: what is typed, what is wrong with it, and sending it once the puzzle is solved. */
export const useRegisterForm = (
  formRef: RefObject<HTMLFormElement | null>,
  inviteCode: string,
  onRegistered: () => void,
) => {
  const { draft, setDraft, clear } = useRegisterDraft(inviteCode);
  const login = useLoginDraft();
  const [secrets, setSecrets] = useState<Secrets>(NO_SECRETS);
  const area = useArea(draft);
  const values: RegisterValues = { ...draft, ...secrets, area };
  const form = useFormCheck(values, checkRegister, formRef);
  const puzzle = usePuzzle(form.failToLoad);
  const { register, isPending } = useRegister();

  const send = (): void => {
    if (isPending) return;
    register(values, {
      onDone: () => {
        const { kind, account, phone, email } = draft;
        login.setDraft({ ...login.draft, kind, account, phone, email, area });
        clear();
        onRegistered();
      },
      onFailed: (failure) => form.refuse(failure, values),
    });
  };

  return {
    values,
    form,
    puzzle,
    isBusy: isPending || puzzle.isLoading,
    change: (change: Partial<RegisterValues>): void => {
      const { password, confirmation, code, ...kept } = { ...values, ...change };
      setSecrets({ password, confirmation, code });
      setDraft({ ...kept, area: change.area ?? draft.area });
      if (change.kind !== undefined) form.reset();
    },
    submit: (): void => {
      if (!isPending && form.holdTo('all')) puzzle.ask();
    },
    solve: (): void => {
      puzzle.setOpen(false);
      send();
    },
  };
};
