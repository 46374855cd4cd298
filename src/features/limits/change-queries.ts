import { useQueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { failureOf, isOutcomeUnknown, mayHaveActed } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import {
  getGetLimitsQueryKey,
  useGetLimits,
  useSetLimits,
} from '@/api/generated/hooks/limits/limits';
import type { Limits as LimitsRow } from '@/api/generated/model';
import { invalidateQueries, isReadAgain } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import { serverNow } from '@/api/server-clock';
import { isChangeMade, type LimitChange, type Limits } from './model';
import { nextReadIn, toLimits } from './queries';

/** The limits of the account in use. `isOffered` is false on a server without them. */
export const useLimits = (): Loadable<Limits> & { readonly isOffered: boolean } => {
  const query = useGetLimits(undefined, {
    query: {
      select: toLimits,
      staleTime: 0,
      refetchInterval: ({ state }) =>
        state.data === undefined ? false : nextReadIn(toLimits(state.data)),
    },
  });
  return { ...toLoadable(query.data, query), isOffered: !isMissingCall(query.error) };
};

const KEY = getGetLimitsQueryKey();

/**
 * Changes limits. The caller shows `problem`. If the outcome is unknown, the limits are read again first: a change
 * that they show is done.
 */
export const useChangeLimits = () => {
  const { t } = useTranslation('limits');
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useSetLimits({
    mutation: {
      meta: { feedback: 'inline' },
      onSuccess: (row) => {
        client.setQueryData(KEY, row);
      },
      // Waited for: until then the change counts as pending.
      onError: (reason) =>
        isOutcomeUnknown(reason) ? invalidateQueries(client, [KEY]) : undefined,
    },
  });
  const failure = failureOf(error);
  return {
    isPending,
    /** Why the last change failed. */
    problem: failure && (mayHaveActed(failure) ? t('unknownOutcome') : failureText(failure)),
    /** Clears `problem`. Does nothing while a change is pending. */
    clearProblem: (): void => {
      if (!isPending) reset();
    },
    change: (wish: LimitChange, onDone: () => void): void => {
      const { breakHours, ...limits } = wish;
      const sentAt = serverNow() / 1000;
      mutate(
        { data: breakHours === undefined ? limits : { ...limits, break_hours: breakHours } },
        {
          onSuccess: onDone,
          onError: (reason) => {
            if (!isOutcomeUnknown(reason) || !isReadAgain(client, KEY)) return;
            const row = client.getQueryData<LimitsRow>(KEY);
            if (row === undefined || !isChangeMade(wish, sentAt, toLimits(row))) return;
            reset();
            onDone();
          },
        },
      );
    },
  };
};

/** A change of limits in progress, as returned by `useChangeLimits`. */
export type LimitChanging = ReturnType<typeof useChangeLimits>;
