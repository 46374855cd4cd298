import { definePending } from '@/api/pending/define-pending';
import type { WithdrawalRow } from '@/api/rows';
import { findCancelled, findSubmitted } from './outcome';
import { fetchNewestWithdrawals } from './record-queries';

/** The pending operation that withdraws money. Its result is the record, if a look-up found it. */
export const pendingWithdrawal = definePending<WithdrawalRow | undefined>({
  name: 'withdrawal-place',
  strategy: {
    by: 'list',
    find: async (operation) => findSubmitted(operation, await fetchNewestWithdrawals()),
  },
});

/** The pending operation that cancels a withdrawal. */
export const pendingCancellation = definePending<unknown>({
  name: 'withdrawal-cancel',
  isIdempotent: () => true,
  strategy: {
    by: 'list',
    find: async (operation) => findCancelled(operation, await fetchNewestWithdrawals()),
  },
});
