import { useQueryClient } from '@tanstack/react-query';
import { useSwitchAccount } from '@/api/generated/hooks/account/account';
import { getGetUserInfoQueryKey, useGetUserInfo } from '@/api/generated/hooks/session/session';
import type { UserInfo } from '@/api/generated/model';
import { invalidateQueries } from '@/api/invalidate-queries';
import type { SessionUser } from '@/session/session';
import { toUser, toVerification, type Verification } from './model';

/** The signed-in user from the server; no request for a visitor. */
export const useUser = (isSignedIn: boolean): SessionUser | undefined =>
  useGetUserInfo(undefined, {
    query: { enabled: isSignedIn, select: (row: UserInfo) => toUser(row) },
  }).data;

/** The user's certification state; `undefined` until it is loaded. */
export const useVerification = (): Verification | undefined =>
  useGetUserInfo(undefined, { query: { select: (row: UserInfo) => toVerification(row) } }).data;

/** Switches to the demo account, then reads the user again, which tells the app of the change. */
export const useSwitchToDemo = () => {
  const client = useQueryClient();
  const { mutate, isPending } = useSwitchAccount();
  return {
    isPending,
    switchToDemo: (onSwitched?: () => void): void =>
      mutate(
        { data: { mode: 'demo' } },
        {
          onSuccess: () => {
            onSwitched?.();
            void invalidateQueries(client, [getGetUserInfoQueryKey()]);
          },
        },
      ),
  };
};
