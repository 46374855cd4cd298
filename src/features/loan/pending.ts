import { definePending } from '@/api/pending/define-pending';
import type { LoanRow } from '@/api/rows';
import { findApplication, findRepayment } from './outcome';
import { fetchNewestLoans } from './queries';

/** The pending operation that applies for a loan. Its result is the loan, if a look-up found it. */
export const pendingApplication = definePending<LoanRow | undefined>({
  name: 'loan-apply',
  strategy: {
    by: 'list',
    find: async (operation) => findApplication(operation, await fetchNewestLoans()),
  },
});

/** The pending operation that repays a loan. */
export const pendingRepayment = definePending<LoanRow | undefined>({
  name: 'loan-repay',
  strategy: {
    by: 'list',
    find: async (operation) => findRepayment(operation, await fetchNewestLoans()),
  },
});
