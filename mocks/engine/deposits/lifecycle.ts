import type { Lifecycle } from '../lifecycle';
import type { Deposit } from './deposit';

type DepositEvent = 'apply' | 'withdraw' | 'approve' | 'reject' | 'pay' | 'mature' | 'redeem';

/** An interest deposit: review, hosting with a payout a day, and the principal back at the end or before it. */
export const DEPOSIT_LIFECYCLE = [
  {
    from: 'none',
    event: 'apply',
    to: 'review',
    guard: 'the product is on sale and has a place, the amount is within its limits and at hand',
    journal: 'deposit-apply',
  },
  {
    from: 'review',
    event: 'withdraw',
    to: 'cancelled',
    guard: 'its owner takes it back',
    journal: 'deposit-return',
  },
  {
    from: 'review',
    event: 'reject',
    to: 'cancelled',
    guard: 'the review says so',
    journal: 'deposit-return',
  },
  {
    from: 'review',
    event: 'approve',
    to: 'hosting',
    guard: 'the review says so',
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
    guard: 'its owner takes it back early',
    journal: 'deposit-redeem',
  },
] as const satisfies Lifecycle<Deposit['status'], DepositEvent>;
