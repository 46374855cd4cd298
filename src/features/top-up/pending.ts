import { definePending } from '@/api/pending/define-pending';
import { fetchNewestTopUps } from './queries';
import { findReported, type Reported } from './report';

/** The pending operation that reports a payment. */
export const pendingTopUp = definePending<Reported>({
  name: 'top-up',
  strategy: {
    by: 'list',
    find: async (operation) => findReported(operation, await fetchNewestTopUps()),
  },
});
