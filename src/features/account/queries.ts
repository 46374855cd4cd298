import { useGetUserInfo } from '@/api/generated/hooks/session/session';
import type { UserInfo } from '@/api/generated/model';
import type { SessionUser } from '@/session/session';

/** Codes of `is_realname` (backend-facts.md, section 1). */
const VERIFIED = 2;

const toUser = (row: UserInfo): SessionUser => ({
  id: row.id,
  account: row.account_number,
  inviteCode: row.extension_code,
  mode: row.account_mode ?? 'live',
  isVerified: row.is_realname === VERIFIED,
});

/** The signed-in user as the server tells; nothing is asked for a visitor. */
export const useUser = (isSignedIn: boolean): SessionUser | undefined =>
  useGetUserInfo(undefined, { query: { enabled: isSignedIn, select: toUser } }).data;
