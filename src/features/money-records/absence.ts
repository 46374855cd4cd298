import { failureOf } from '@/api/errors';
import { isMissingCall } from '@/api/missing-call';

/** Who lacks the list whose call failed: the server, or only this account. `undefined` for any other failure. */
export const absenceOf = (error: unknown): 'server' | 'account' | undefined => {
  if (!isMissingCall(error)) return undefined;
  return failureOf(error)?.kind === 'business' ? 'account' : 'server';
};
