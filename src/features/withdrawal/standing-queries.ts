import { useGetCertification } from '@/api/generated/hooks/account/account';
import {
  useGetForexLeverageOrders,
  useGetLeverageOrders,
} from '@/api/generated/hooks/leverage/leverage';
import { useGetPayoutMethods } from '@/api/generated/hooks/payout/payout';
import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall } from '@/api/missing-call';
import { optionalText } from '@/api/row-values';
import { useWasMissing } from '@/api/use-last-failure';
import { POSITION_STATUS_CODES } from '@/domain/codes/leverage-order';
import { primaryStatusOf } from '@/domain/codes/verification';
import type { UserStanding } from '@/domain/eligibility/eligibility';
import { useAccountStop } from '@/session/account-stop';

const OPEN = { status: POSITION_STATUS_CODES.open, page: 1, limit: 1 } as const;

const VERIFICATIONS = {
  none: 'none',
  review: 'review',
  rejected: 'rejected',
  certified: 'verified',
} as const satisfies Record<ReturnType<typeof primaryStatusOf>, UserStanding['verification']>;

/** What a person needs for a withdrawal, whichever account is open. */
export interface PersonFacts extends Pick<
  UserStanding,
  'isFrozen' | 'verification' | 'hasTradePassword'
> {
  /** Why the identity was rejected, in the user's language, if the server says. */
  readonly rejection?: string | undefined;
}

/** All that decides whether money can be withdrawn. */
export interface WithdrawalStanding extends UserStanding, PersonFacts {
  /** True if the server does not say in the demo account whether a destination is saved. */
  readonly isDestinationUnknown?: boolean;
}

/** The same, before the mode is known. */
export type Facts = Omit<WithdrawalStanding, 'mode'>;

const usePerson = (isAsked: boolean) => {
  const isFrozen = useAccountStop() === 'frozen';
  const query = { enabled: isAsked } as const;
  const user = useGetUserInfo(undefined, { query });
  // It holds names: the cache drops it with the screen.
  const certification = useGetCertification(undefined, { query: { ...query, gcTime: 0 } });
  const { password_status, reject_reason, review_status } = certification.data ?? {};
  const value: PersonFacts | undefined =
    user.data === undefined || certification.data === undefined
      ? undefined
      : {
          isFrozen,
          verification: VERIFICATIONS[primaryStatusOf({ review_status, ...user.data })],
          rejection: optionalText(reject_reason),
          hasTradePassword: password_status === undefined ? undefined : password_status === 1,
        };
  return { value, queries: [user, certification] } as const;
};

/**
 * What will stand against a withdrawal in the live account, read in the demo account: identity, trade password, saved
 * destinations. Nothing of what is not loaded yet, or failed.
 */
export const useDemoStanding = (): WithdrawalStanding => {
  const destinations = useGetPayoutMethods();
  return {
    ...usePerson(true).value,
    mode: 'demo',
    payoutMethods: destinations.data?.length,
    isDestinationUnknown: destinations.data === undefined && destinations.isError,
  };
};

/** Identity, trade password and open positions, on both boards. */
export const useFacts = (isAsked: boolean): Loadable<Facts> => {
  const query = { enabled: isAsked } as const;
  const person = usePerson(isAsked);
  const crypto = useGetLeverageOrders(OPEN, { query });
  const forex = useGetForexLeverageOrders(OPEN, { query });
  const onForex = useWasMissing(forex, isMissingCall) ? 0 : forex.data?.total;
  const isThere = person.value !== undefined && crypto.data !== undefined && onForex !== undefined;
  return toLoadable(
    isThere ? { ...person.value, openPositions: crypto.data.total + onForex } : undefined,
    ...person.queries,
    crypto,
    forex,
  );
};
