import { definePending } from '@/api/pending/define-pending';
import { findCancelled, findPlaced } from './outcome';
import { fetchNewestOrders } from './queries';

/** The pending operation that places a coin order. */
export const pendingOrder = definePending<unknown>({
  name: 'spot-place',
  strategy: {
    by: 'list',
    find: async (operation) => findPlaced(operation, await fetchNewestOrders()),
  },
});

/** The pending operation that cancels a coin order. */
export const pendingCancellation = definePending<unknown>({
  name: 'spot-cancel',
  isIdempotent: () => true,
  strategy: {
    by: 'list',
    find: async (operation) => findCancelled(operation, await fetchNewestOrders()),
  },
});
