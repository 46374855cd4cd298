import type { Lifecycle } from './lifecycle';

/** A flash exchange completes immediately and in full, or not at all. */
export const FLASH_LIFECYCLE = [
  {
    from: 'none',
    event: 'exchange',
    to: 'done',
    guard: 'the quoted rate is held and unused, the amount is within the limits and available',
    journal: 'flash-exchange',
  },
] as const satisfies Lifecycle<'done', 'exchange'>;

/** Status of a flash exchange. Some servers review exchanges: `pending` waits for that, `rejected` is given back. */
export type FlashStatus = 'pending' | 'done' | 'rejected';

/** The steps of a flash exchange on a server that reviews it. */
export const FLASH_REVIEW_LIFECYCLE = [
  { from: 'none', event: 'exchange', to: 'pending', guard: null, journal: null },
  { from: 'pending', event: 'approve', to: 'done', guard: null, journal: null },
  { from: 'pending', event: 'reject', to: 'rejected', guard: null, journal: null },
] as const satisfies Lifecycle<FlashStatus, 'exchange' | 'approve' | 'reject'>;
