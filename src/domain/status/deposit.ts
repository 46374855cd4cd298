import type { Lifecycle } from './lifecycle';

/** Where an interest deposit stands. */
export type DepositStatus = 'review' | 'hosting' | 'completed' | 'cancelled';

type DepositEvent = 'apply' | 'withdraw' | 'approve' | 'reject' | 'pay' | 'mature' | 'redeem';

/**
 * An interest deposit: review, hosting with one payout per day, and return of the principal at maturity or on early
 * redemption.
 */
export const DEPOSIT_LIFECYCLE = [
  {
    from: 'none',
    event: 'apply',
    to: 'review',
    guard: 'the product is on sale and has a place, the amount is within its limits and available',
    journal: 'deposit-apply',
  },
  {
    from: 'review',
    event: 'withdraw',
    to: 'cancelled',
    guard: 'the owner withdraws it',
    journal: 'deposit-return',
  },
  {
    from: 'review',
    event: 'reject',
    to: 'cancelled',
    guard: 'the review decides so',
    journal: 'deposit-return',
  },
  {
    from: 'review',
    event: 'approve',
    to: 'hosting',
    guard: 'the review decides so',
    journal: null,
  },
  {
    from: 'hosting',
    event: 'pay',
    to: 'hosting',
    guard: 'a night has passed that is not the last',
    journal: 'deposit-interest',
  },
  {
    from: 'hosting',
    event: 'mature',
    to: 'completed',
    guard: 'the last night has passed',
    journal: 'deposit-mature',
  },
  {
    from: 'hosting',
    event: 'redeem',
    to: 'cancelled',
    guard: 'the owner redeems it early',
    journal: 'deposit-redeem',
  },
] as const satisfies Lifecycle<DepositStatus, DepositEvent>;
