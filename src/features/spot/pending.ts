import { definePending } from '@/api/pending/define-pending';
import { findCancelled, findPlaced } from './outcome';
import { fetchNewest } from './queries';

/** The coin order that is about to be placed. */
export const pendingOrder = definePending<unknown>({
  name: 'spot-place',
  strategy: {
    by: 'list',
    find: async (operation) => findPlaced(operation, await fetchNewest()),
  },
});

/** The coin order that is about to be cancelled. */
export const pendingCancellation = definePending<unknown>({
  name: 'spot-cancel',
  isHarmless: () => true,
  strategy: {
    by: 'list',
    find: async (operation) => findCancelled(operation, await fetchNewest()),
  },
});
