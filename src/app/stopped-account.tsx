import { useEffect, useState } from 'react';
import { late } from '@/lib/late';
import type { ApiFailure } from '@/api/errors';
import { accountStopOf, type AccountStop } from '@/api/failure-help';

const listeners = new Set<(stop: AccountStop) => void>();

/** Explains a refused command if the reason is that the account is frozen or locked. */
export const explainStop = (failure: ApiFailure): void => {
  const stop = accountStopOf(failure);
  if (stop !== undefined) for (const listener of listeners) listener(stop);
};

const Explanation = late(async () => (await import('./stop-explanation')).StopExplanation);

/**
 * Explains why a frozen or locked account can do nothing but read, over whatever form or sheet was refused, which stays as
 * it is. Leads to customer service.
 */
export const StoppedAccount = () => {
  const [stop, setStop] = useState<AccountStop>();
  // Synchronises with the refusals of the server.
  useEffect(() => {
    listeners.add(setStop);
    return () => void listeners.delete(setStop);
  }, []);
  return stop === undefined ? null : <Explanation stop={stop} onClose={() => setStop(undefined)} />;
};
