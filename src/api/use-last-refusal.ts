import { useState } from 'react';
import { failureOf, type ApiFailure } from './errors';

/**
 * The server's last refusal of a query, until it answers. A query without data forgets its error with each poll, so the error
 * alone would flicker.
 */
export const useLastRefusal = ({
  data,
  error,
}: {
  readonly data: unknown;
  readonly error: unknown;
}): ApiFailure | undefined => {
  const [last, setLast] = useState<ApiFailure>();
  const failure = failureOf(error);
  const newest = failure?.kind === 'business' ? failure : last;
  const refusal = data === undefined ? newest : undefined;
  if (refusal !== last) setLast(refusal);
  return refusal;
};
