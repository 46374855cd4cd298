import type { Lifecycle } from './lifecycle';

/** Where a level of certification stands. */
export type CertificationStatus = 'review' | 'certified' | 'rejected';

/** One level of certification. After a rejection the user submits a new record. */
export const CERTIFICATION_LIFECYCLE = [
  {
    from: 'none',
    event: 'submit',
    to: 'review',
    guard: 'the level below is certified, this one neither certified nor under review',
    journal: null,
  },
  { from: 'review', event: 'approve', to: 'certified', guard: null, journal: null },
  { from: 'review', event: 'reject', to: 'rejected', guard: 'a reason is given', journal: null },
] as const satisfies Lifecycle<CertificationStatus, 'submit' | 'approve' | 'reject'>;
