import type { Lifecycle } from './lifecycle';

/** Where a loan stands. */
export type LoanStatus = 'review' | 'rejected' | 'repaying' | 'overdue' | 'settled';

type LoanEvent = 'apply' | 'approve' | 'reject' | 'repay' | 'settle' | 'fallDue';

/** A loan: review, then repayment in parts or in full, on time or late. */
export const LOAN_LIFECYCLE = [
  {
    from: 'none',
    event: 'apply',
    to: 'review',
    guard: 'no other application is under review, the amount is within the product and the credit',
    journal: null,
  },
  {
    from: 'review',
    event: 'approve',
    to: 'repaying',
    guard: 'the review decides so',
    journal: 'loan-disburse',
  },
  {
    from: 'review',
    event: 'reject',
    to: 'rejected',
    guard: 'the review decides so',
    journal: null,
  },
  {
    from: 'repaying',
    event: 'repay',
    to: 'repaying',
    guard: 'less than the debt',
    journal: 'loan-repay',
  },
  {
    from: 'repaying',
    event: 'settle',
    to: 'settled',
    guard: 'the whole debt',
    journal: 'loan-repay',
  },
  {
    from: 'repaying',
    event: 'fallDue',
    to: 'overdue',
    guard: 'the due day has ended',
    journal: null,
  },
  {
    from: 'overdue',
    event: 'repay',
    to: 'overdue',
    guard: 'less than the debt',
    journal: 'loan-repay',
  },
  {
    from: 'overdue',
    event: 'settle',
    to: 'settled',
    guard: 'the whole debt',
    journal: 'loan-repay',
  },
] as const satisfies Lifecycle<LoanStatus, LoanEvent>;
