import { definePending } from '@/api/pending/define-pending';
import { findCancelled, findSubmitted } from './outcome';
import { fetchNewestWithdrawals } from './record-queries';

/** The pending operation that withdraws money. */
export const pendingWithdrawal = definePending<unknown>({
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
