import { useQueryClient } from '@tanstack/react-query';
import { failureOf } from '@/api/errors';
import {
  getGetLimitsQueryKey,
  useGetLimits,
  useSetLimits,
} from '@/api/generated/hooks/limits/limits';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import type { Decimal } from '@/domain/money/decimal';
import type { Limits } from './model';
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

/** A change of limits; see `setLimits` of the contract. A limit of `none` removes it. */
export interface LimitChange {
  readonly stake?: Decimal | 'none';
  readonly loss?: Decimal | 'none';
  readonly breakHours?: number;
}

/** Changes limits. A failure is shown by the caller. */
export const useChangeLimits = () => {
  const client = useQueryClient();
  const { mutate, isPending, error, reset } = useSetLimits({
    mutation: { meta: { feedback: 'inline' } },
  });
  return {
    isPending,
    failure: failureOf(error),
    reset,
    change: ({ breakHours, ...limits }: LimitChange, onDone: () => void): void =>
      mutate(
        { data: breakHours === undefined ? limits : { ...limits, break_hours: breakHours } },
        {
          onSuccess: (row) => {
            client.setQueryData(getGetLimitsQueryKey(), row);
            onDone();
          },
        },
      ),
  };
};
