import type { Lifecycle } from './lifecycle';

/** Where a withdrawal stands. */
export type WithdrawalStatus = 'review1' | 'review2' | 'success' | 'failed' | 'cancelled';

/** A withdrawal is reviewed twice; paid out once, or returned in full once. Its owner can cancel it in the first review. */
export const WITHDRAWAL_LIFECYCLE = [
  {
    from: 'none',
    event: 'apply',
    to: 'review1',
    guard: 'no other one is pending; amount, fee included, is available',
    journal: 'withdrawal-hold',
  },
  { from: 'review1', event: 'approve', to: 'review2', guard: null, journal: null },
  { from: 'review2', event: 'approve', to: 'success', guard: null, journal: 'withdrawal-paid' },
  {
    from: 'review1',
    event: 'reject',
    to: 'failed',
    guard: 'a reason is given',
    journal: 'withdrawal-returned',
  },
  {
    from: 'review2',
    event: 'reject',
    to: 'failed',
    guard: 'a reason is given',
    journal: 'withdrawal-returned',
  },
  {
    from: 'review1',
    event: 'cancel',
    to: 'cancelled',
    guard: 'its owner asks',
    journal: 'withdrawal-returned',
  },
] as const satisfies Lifecycle<WithdrawalStatus, 'apply' | 'approve' | 'reject' | 'cancel'>;
