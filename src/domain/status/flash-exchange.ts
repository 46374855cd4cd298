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
