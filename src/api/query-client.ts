import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query';
import { markFirstData } from '@/lib/after-first-data';
import { failureOf, isOutcomeUnknown, type ApiFailure } from './errors';

/**
 * How a failure is shown: as a toast, `inline` by the component itself, or `toast-if-certain` where the caller looks up whether a
 * call without a reply was done. Queries default to `inline`, mutations to `toast`. A lost session is none of these:
 * `ClientSettings.onSessionExpired` handles it for every call.
 */
export type Feedback = 'toast' | 'toast-if-certain' | 'inline';

declare module '@tanstack/react-query' {
  interface Register {
    mutationMeta: {
      readonly feedback?: Feedback;
      /** Show the server's success message. */ readonly announce?: boolean;
    };
    queryMeta: { readonly feedback?: Feedback };
  }
}

/** How the app shows results of calls. */
export interface FailurePolicy {
  /** Shows a failure as a toast. */
  readonly onFailure: (failure: ApiFailure) => void;
  /** Shows a success message (a catalogue key or the server's words). */
  readonly onMessage: (message: string) => void;
}

const MAX_RETRIES = 2;

const isWorthRetrying = (error: unknown): boolean => {
  const failure = failureOf(error);
  return failure?.kind === 'network' || (failure?.kind === 'http' && failure.status >= 500);
};

/** Creates the app's query client: retries of queries, and which failures become toasts. */
export const createQueryClient = (policy: FailurePolicy): QueryClient => {
  const handle = (error: unknown, feedback: Feedback): void => {
    const failure = failureOf(error);
    const isOwn = failure !== undefined && failure.kind !== 'session-expired';
    const isToast =
      feedback === 'toast-if-certain' ? !isOutcomeUnknown(error) : feedback === 'toast';
    if (isOwn && isToast) policy.onFailure(failure);
  };
  return new QueryClient({
    queryCache: new QueryCache({
      onSuccess: markFirstData,
      onError: (error, query) => handle(error, query.meta?.feedback ?? 'inline'),
    }),
    mutationCache: new MutationCache({
      onError: (error, _variables, _result, mutation) =>
        handle(error, mutation.meta?.feedback ?? 'toast'),
      onSuccess: (data, _variables, _result, mutation) => {
        if (mutation.meta?.announce === true && typeof data === 'string' && data !== '')
          policy.onMessage(data);
      },
    }),
    defaultOptions: {
      queries: {
        retry: (count, error) => count < MAX_RETRIES && isWorthRetrying(error),
        staleTime: 5_000,
        refetchOnWindowFocus: true,
        networkMode: 'always',
        // Reads again once the connection is back, which this network mode turns off by default.
        refetchOnReconnect: true,
      },
      // At most once: the cache never resends an order. `isOutcomeUnknown` and the order list decide.
      mutations: { retry: false, networkMode: 'always' },
    },
  });
};
