import type { Lifecycle } from './lifecycle';

/** Where a top-up stands. */
export type TopUpStatus = 'callback' | 'review' | 'success' | 'failed';

/** A top-up is credited once, and only on success. */
export const TOP_UP_LIFECYCLE = [
  {
    from: 'none',
    event: 'report',
    to: 'callback',
    guard: 'no screenshot: the payment itself has to call back',
    journal: null,
  },
  {
    from: 'none',
    event: 'reportWithReceipt',
    to: 'review',
    guard: 'with a screenshot',
    journal: null,
  },
  { from: 'callback', event: 'calledBack', to: 'review', guard: null, journal: null },
  { from: 'callback', event: 'reject', to: 'failed', guard: 'a reason is given', journal: null },
  { from: 'callback', event: 'approve', to: 'success', guard: null, journal: 'top-up' },
  { from: 'review', event: 'approve', to: 'success', guard: null, journal: 'top-up' },
  { from: 'review', event: 'reject', to: 'failed', guard: 'a reason is given', journal: null },
] as const satisfies Lifecycle<
  TopUpStatus,
  'report' | 'reportWithReceipt' | 'calledBack' | 'approve' | 'reject'
>;
