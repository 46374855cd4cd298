import { definePending } from '@/api/pending/define-pending';
import type { PendingOperation } from '@/api/pending/operation';
import type { Board } from '@/domain/codes/board';
import { findChanged, findOpened, isIdempotent } from './outcome';
import { fetchNewestOrders } from './newest-queries';

const boardsOf = ({ operationId }: PendingOperation): readonly Board[] => {
  if (operationId === 'closePosition') return ['crypto'];
  return operationId === 'closeForexPosition' ? ['forex'] : ['crypto', 'forex'];
};

/** The pending operation that opens a position. */
export const pendingOpen = definePending<unknown>({
  name: 'leverage-open',
  strategy: {
    by: 'list',
    find: async (operation) => {
      const board = operation.operationId === 'openForexPosition' ? 'forex' : 'crypto';
      return findOpened(operation, await fetchNewestOrders([board]));
    },
  },
});

/** The pending operation that closes, cancels or changes orders. */
export const pendingChange = definePending<unknown>({
  name: 'leverage-change',
  isIdempotent,
  strategy: {
    by: 'list',
    find: async (operation) => findChanged(operation, await fetchNewestOrders(boardsOf(operation))),
  },
});
