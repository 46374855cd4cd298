import { failureOf } from './errors';

/** True if a call failed because the server does not have it: an addition of ours, or one that the account lacks. */
export const isMissingCall = (error: unknown): boolean => {
  const failure = failureOf(error);
  if (failure?.kind === 'http') return failure.status === 404;
  // A host that answers unknown paths with its page.
  if (failure?.kind === 'invalid-response') return failure.detail === 'HTML';
  return (
    failure?.kind === 'business' && ['function_unavailable', 'not_found'].includes(failure.key)
  );
};

/** True if a call failed because nothing has the id that it named. */
export const isUnknownId = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'business' && failure.key === 'data_not_found';
};
