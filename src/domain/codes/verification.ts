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

/** `real_status`: the level of certification that is reached (the same sources). */
export const LEVEL_CODES = { none: 0, primary: 1, advanced: 2 } as const;

/** `id_type` of a certification: the document (the same sources). */
export const DOCUMENT_CODES = { idCard: 0, passport: 1, licence: 2 } as const;
