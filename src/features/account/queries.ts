import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { failureOf, isOutcomeUnknown } from '@/api/errors';
import { failureText } from '@/api/failure-text';
import { useGetCertification, useSwitchAccount } from '@/api/generated/hooks/account/account';
import { getGetUserInfoQueryKey, useGetUserInfo } from '@/api/generated/hooks/session/session';
import type { Certification, UserInfo } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import { toLoadable, type Loadable } from '@/api/loadable';
import { readUser } from '@/api/read-user';
import { primaryStatusOf } from '@/domain/codes/verification';
import { rememberUser, useSessionUser, type SessionUser } from '@/session/session';
import { showToast } from '@/ui';
import { toScore, toUser, toVerification, type Verification } from './model';

/** The signed-in user from the server; no request for a visitor. */
export const useUser = (isSignedIn: boolean): SessionUser | undefined =>
  useGetUserInfo(undefined, {
    query: { enabled: isSignedIn, select: (row: UserInfo) => toUser(row) },
  }).data;

const advancedOf = ({ real_status, advanced_review_status }: Certification) => ({
  ...(real_status === undefined ? {} : { real_status }),
  advanced_review_status,
});

/** The user whose accounts are shown, for screens behind the log-in; failed if the server cannot say who it is. */
export const useOwnUser = (): Loadable<SessionUser> =>
  toLoadable(useSessionUser(), useGetUserInfo());

/**
 * The user's certification state; `undefined` until it is loaded. Level 2 follows where the server says. The cache drops
 * the certification with the screen: it holds names.
 */
export const useVerification = (): Verification | undefined => {
  const user = useGetUserInfo().data;
  const { data: advanced } = useGetCertification(undefined, {
    query: {
      enabled: user !== undefined && primaryStatusOf(user) === 'certified',
      gcTime: 0,
      select: advancedOf,
    },
  });
  return user && toVerification(user, advanced);
};

/** The user's credit score as plain text; `undefined` until it is loaded, and where the server has none. */
export const useScore = (): string | undefined =>
  useGetUserInfo(undefined, { query: { select: (row: UserInfo) => toScore(row) } }).data;

/** Reads the user again: which account is in use. */
export const refreshUser = (client: QueryClient): void =>
  void invalidateQueries(client, [getGetUserInfoQueryKey()]);

/**
 * Switches between the live and the demo account. Tells the app at once, so that everything of the other account goes
 * before anything else is shown. Without a reply the server is asked which account is in use.
 */
export const useModeSwitch = () => {
  const client = useQueryClient();
  const user = useSessionUser();
  const { mutate, isPending } = useSwitchAccount({
    mutation: { meta: { feedback: 'toast-if-certain' } },
  });
  return {
    isPending,
    switchTo: (mode: SessionUser['mode'], onSwitched?: () => void): void =>
      mutate(
        { data: { mode } },
        {
          onSuccess: () => {
            onSwitched?.();
            if (user === undefined) refreshUser(client);
            else rememberUser({ ...user, mode });
          },
          onError: async (reason) => {
            const row = await readUser(client).catch(() => undefined);
            if (row === undefined) refreshUser(client);
            const failure = failureOf(reason);
            if (row !== undefined && toUser(row).mode === mode) onSwitched?.();
            else if (failure !== undefined && isOutcomeUnknown(reason))
              showToast({ text: failureText(failure), tone: 'error' });
          },
        },
      ),
  };
};
