import { useGetCertification } from '@/api/generated/hooks/account/account';
import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import { toLoadable, type Loadable } from '@/api/loadable';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { REAL_NAME_CODES, REVIEW_CODES } from '@/domain/codes/verification';
import type { UserStanding } from '@/domain/eligibility/eligibility';

const OPEN = { status: POSITION_STATUS_CODES.open, page: 1, limit: 1 } as const;

const verificationOf = (user: {
  readonly is_realname: number;
  readonly review_status?: number;
}): UserStanding['verification'] => {
  if (
    user.is_realname === REAL_NAME_CODES.verified ||
    user.review_status === REVIEW_CODES.certified
  )
    return 'verified';
  return user.review_status === REVIEW_CODES.review ? 'review' : 'none';
};

/** What a person needs for a withdrawal, whichever account is open. */
type PersonFacts = Pick<UserStanding, 'verification' | 'hasTradePassword'>;

const usePerson = (isAsked: boolean) => {
  const query = { enabled: isAsked } as const;
  const user = useGetUserInfo(undefined, { query });
  // It holds names: the cache drops it with the screen.
  const certification = useGetCertification(undefined, { query: { ...query, gcTime: 0 } });
  const { password_status } = certification.data ?? {};
  const value: PersonFacts | undefined =
    user.data === undefined || certification.data === undefined
      ? undefined
      : {
          verification: verificationOf(user.data),
          hasTradePassword: password_status === undefined ? undefined : password_status === 1,
        };
  return { value, queries: [user, certification] } as const;
};

/** Identity and trade password; nothing of them until loaded, and after a failure. */
export const usePersonFacts = (): PersonFacts => usePerson(true).value ?? {};

/** Identity, trade password and open positions, on both boards. */
export const useFacts = (isAsked: boolean): Loadable<Omit<UserStanding, 'mode'>> => {
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
