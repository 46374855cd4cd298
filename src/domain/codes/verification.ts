import type { CertificationStatus } from '../status/certification';

/** `is_realname` of a user (api-spec/paths/session.yaml; backend-facts.md, section 1). */
export const REAL_NAME_CODES = { unverified: 1, verified: 2 } as const;

/** `review_status` of a user and of a level of certification (api-spec/paths/account.yaml; backend-facts.md, section 1). 3 is ours. */
export const REVIEW_CODES = {
  none: 0,
  review: 1,
  certified: 2,
  rejected: 3,
} as const satisfies Record<CertificationStatus | 'none', number>;

const STATUSES = ['none', 'review', 'certified', 'rejected'] as const;

/** `real_status`: the level of certification that is reached (the same sources). */
export const LEVEL_CODES = { none: 0, primary: 1, advanced: 2 } as const;

/** `id_type` of a certification: the document (the same sources). */
export const DOCUMENT_CODES = { idCard: 0, passport: 1, licence: 2 } as const;

/** The status of a level by its code; `none` for a code that is absent or unknown. */
export const reviewStatusOf = (code: number | undefined): CertificationStatus | 'none' =>
  STATUSES.find((status) => REVIEW_CODES[status] === code) ?? 'none';

/**
 * Where level 1 of a user stands, by both codes of the user row: servers that do not tell the review still tell whether the real
 * name is verified.
 */
export const primaryStatusOf = (row: {
  readonly is_realname: number;
  readonly review_status?: number | undefined;
}): CertificationStatus | 'none' =>
  row.is_realname === REAL_NAME_CODES.verified ? 'certified' : reviewStatusOf(row.review_status);
