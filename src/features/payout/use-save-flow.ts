import { useState } from 'react';
import type { ApiFailure } from '@/api/errors';
import { needsStepUp } from '@/api/step-up';
import type { Found } from './model';
import { useSavePayoutMethod, type Saving } from './queries';

/** A save that waits for a code of the authenticator. */
interface Waiting {
  readonly saving: Saving;
  readonly onFailed: (failure: ApiFailure) => void;
}

/** Saves a destination, and asks for a code of the authenticator app if the server wants one first. */
export const useSaveFlow = (onSaved: (found: Found) => void) => {
  const { save, isPending } = useSavePayoutMethod();
  const [waiting, setWaiting] = useState<Waiting>();
  const send = async (next: Waiting, mayAsk: boolean): Promise<void> => {
    const outcome = await save(next.saving);
    if (outcome.kind === 'saved') onSaved(outcome);
    else if (mayAsk && needsStepUp(outcome.failure)) setWaiting(next);
    else next.onFailed(outcome.failure);
  };
  return {
    isSaving: isPending,
    /** True while a code is asked for. */
    isAsking: waiting !== undefined,
    start: (saving: Saving, onFailed: Waiting['onFailed']): void => {
      if (!isPending) void send({ saving, onFailed }, true);
    },
    /** The code was accepted: saves again. */
    resume: (): void => {
      setWaiting(undefined);
      if (waiting !== undefined) void send(waiting, false);
    },
    /** The user closed the question. Nothing was saved. */
    giveUp: (): void => setWaiting(undefined),
  };
};
