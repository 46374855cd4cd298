import { REAL_NAME_CODES, REVIEW_CODES } from '@/domain/codes/verification';
import type { SessionUser } from '@/session/session';

/** Certification of a user (specification, section 4). */
export type Verification = 'uncertified' | 'review' | 'certified';

/** The fields of a user row that the app reads. */
interface UserRow {
  readonly id: number;
  readonly account_number: string;
  readonly extension_code?: string;
  readonly account_mode?: SessionUser['mode'];
  readonly is_realname: number;
  readonly review_status?: number;
}

const isVerified = (row: UserRow): boolean => row.is_realname === REAL_NAME_CODES.verified;

/** Converts a user row to the session's user. */
export const toUser = (row: UserRow): SessionUser => ({
  id: row.id,
  account: row.account_number,
  inviteCode: row.extension_code,
  mode: row.account_mode ?? 'live',
  isVerified: isVerified(row),
});

/** The certification state of a user row. */
export const toVerification = (row: UserRow): Verification => {
  if (isVerified(row) || row.review_status === REVIEW_CODES.certified) return 'certified';
  return row.review_status === REVIEW_CODES.review ? 'review' : 'uncertified';
};
