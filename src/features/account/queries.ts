import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import type { UserInfo } from '@/api/generated/model';
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
