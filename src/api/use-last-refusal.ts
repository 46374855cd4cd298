import { failureOf, type ApiFailure } from './errors';
import { useLast, type Asked } from './use-last-failure';

const businessOf = (error: unknown): ApiFailure | undefined => {
  const failure = failureOf(error);
  return failure?.kind === 'business' ? failure : undefined;
};

/** The server's last refusal of a query, until it answers. */
export const useLastRefusal = (query: Asked): ApiFailure | undefined => useLast(query, businessOf);
