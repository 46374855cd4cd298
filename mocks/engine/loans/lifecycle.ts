import type { Lifecycle } from '../lifecycle';
import type { Loan } from './loan';

type LoanEvent = 'apply' | 'approve' | 'reject' | 'repay' | 'settle' | 'fallDue';

/** A loan: review, repayment in parts or at once, in time or after it. */
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
    guard: 'the review says so',
    journal: 'loan-disburse',
  },
  {
    from: 'review',
    event: 'reject',
    to: 'rejected',
    guard: 'the review says so',
    journal: null,
  },
  {
    from: 'repaying',
    event: 'repay',
    to: 'repaying',
    guard: 'less than is owed',
    journal: 'loan-repay',
  },
  {
    from: 'repaying',
    event: 'settle',
    to: 'settled',
    guard: 'all that is owed',
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
    guard: 'less than is owed',
    journal: 'loan-repay',
  },
  {
    from: 'overdue',
    event: 'settle',
    to: 'settled',
    guard: 'all that is owed',
    journal: 'loan-repay',
  },
] as const satisfies Lifecycle<Loan['status'], LoanEvent>;
