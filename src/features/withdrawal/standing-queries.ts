import { useGetCertification } from '@/api/generated/hooks/account/account';
import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import { toLoadable, type Loadable } from '@/api/loadable';
import { optionalText } from '@/api/row-values';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { primaryStatusOf } from '@/domain/codes/verification';
import type { UserStanding } from '@/domain/eligibility/eligibility';

const OPEN = { status: POSITION_STATUS_CODES.open, page: 1, limit: 1 } as const;

const VERIFICATIONS = {
  none: 'none',
  review: 'review',
  rejected: 'rejected',
  certified: 'verified',
} as const satisfies Record<ReturnType<typeof primaryStatusOf>, UserStanding['verification']>;

/** What a person needs for a withdrawal, whichever account is open. */
export interface PersonFacts extends Pick<UserStanding, 'verification' | 'hasTradePassword'> {
  /** Why the identity was rejected, in the user's language, if the server says. */
  readonly rejection?: string | undefined;
}

/** All that decides whether money can be withdrawn. */
export type WithdrawalStanding = UserStanding & PersonFacts;

/** The same, before the mode is known. */
export type Facts = Omit<WithdrawalStanding, 'mode'>;

const usePerson = (isAsked: boolean) => {
  const query = { enabled: isAsked } as const;
  const user = useGetUserInfo(undefined, { query });
  // It holds names: the cache drops it with the screen.
  const certification = useGetCertification(undefined, { query: { ...query, gcTime: 0 } });
  const { password_status, reject_reason, review_status } = certification.data ?? {};
  const value: PersonFacts | undefined =
    user.data === undefined || certification.data === undefined
      ? undefined
      : {
          verification: VERIFICATIONS[primaryStatusOf({ review_status, ...user.data })],
          rejection: optionalText(reject_reason),
          hasTradePassword: password_status === undefined ? undefined : password_status === 1,
        };
  return { value, queries: [user, certification] } as const;
};

/** Identity and trade password; nothing of them until loaded, and after a failure. */
export const usePersonFacts = (): PersonFacts => usePerson(true).value ?? {};

/** Identity, trade password and open positions, on both boards. */
export const useFacts = (isAsked: boolean): Loadable<Facts> => {
  const query = { enabled: isAsked } as const;
  const person = usePerson(isAsked);
  const crypto = useGetLeverageOrders(OPEN, { query });
  const forex = useGetForexLeverageOrders(OPEN, { query });
  const isThere =
    person.value !== undefined && crypto.data !== undefined && forex.data !== undefined;
  return toLoadable(
    isThere ? { ...person.value, openPositions: crypto.data.total + forex.data.total } : undefined,
    ...person.queries,
    crypto,
    forex,
  );
};
