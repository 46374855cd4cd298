import { LEVEL_CODES, primaryStatusOf, REVIEW_CODES } from '@/domain/codes/verification';
import type { SessionUser } from '@/session/session';

/** Certification of a user (specification, section 4). From `certified` on, level 1 is verified. */
export type Verification =
  | 'uncertified'
  | 'review'
  | 'rejected'
  | 'certified'
  | 'advancedReview'
  | 'advancedRejected'
  | 'advanced';

/** The fields of a user row that the app reads. */
interface UserRow {
  readonly id: number;
  readonly account_number: string;
  readonly extension_code?: string;
  readonly account_mode?: SessionUser['mode'];
  readonly is_realname: number;
  readonly review_status?: number;
}

/** Converts a user row to the session's user. */
export const toUser = (row: UserRow): SessionUser => ({
  id: row.id,
  account: row.account_number,
  inviteCode: row.extension_code,
  mode: row.account_mode ?? 'live',
  hasDemo: row.account_mode !== undefined,
  isVerified: primaryStatusOf(row) === 'certified',
});

/** The credit score of a user row, without trailing zeros. */
export const toScore = ({ score }: { readonly score?: string | null }): string | undefined =>
  score?.replace(/\.0+$/u, '');

/** The level 2 of a certification, the part that a user row does not have. */
interface AdvancedRow {
  readonly real_status?: number;
  readonly advanced_review_status: number;
}

const toAdvanced = (row: AdvancedRow): Verification => {
  if (row.real_status === LEVEL_CODES.advanced) return 'advanced';
  switch (row.advanced_review_status) {
    case REVIEW_CODES.certified:
      return 'advanced';
    case REVIEW_CODES.review:
      return 'advancedReview';
    case REVIEW_CODES.rejected:
      return 'advancedRejected';
    default:
      return 'certified';
  }
};

/** The certification state of a user row, and of level 2 where that is known. */
export const toVerification = (row: UserRow, advanced?: AdvancedRow): Verification => {
  const primary = primaryStatusOf(row);
  if (primary === 'certified') return advanced === undefined ? 'certified' : toAdvanced(advanced);
  return primary === 'none' ? 'uncertified' : primary;
};
