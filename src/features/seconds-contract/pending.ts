import { definePending } from '@/api/pending/define-pending';
import { serverNow } from '@/api/server-clock';
import { toOrder, type Order } from './order';
import { findPlaced } from './outcome';
import { fetchNewestOrders } from './queries';

/** The pending operation that places an order. */
export const pendingOrder = definePending<Order>({
  name: 'seconds-place',
  strategy: {
    by: 'list',
    find: async (operation) => {
      const board = operation.operationId === 'submitForexOrder' ? 'forex' : 'crypto';
      const page = await fetchNewestOrders(board);
      const readAt = serverNow();
      const outcome = findPlaced(operation, page);
      return outcome.state === 'done'
        ? { state: 'done', result: toOrder(outcome.result, readAt) }
        : outcome;
    },
  },
});
