import type { Lifecycle } from '../lifecycle';
import type { Certification } from './certification';

/** A level of certification. A rejected one is handed in again as a new record. */
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
] as const satisfies Lifecycle<Certification['status'], 'submit' | 'approve' | 'reject'>;
