import { definePending } from '@/api/pending/define-pending';
import type { PendingOperation } from '@/api/pending/operation';
import type { Board } from '@/domain/codes/board';
import { findChanged, findOpened, isHarmless } from './outcome';
import { fetchNewest } from './queries';

const boardsOf = ({ operationId }: PendingOperation): readonly Board[] => {
  if (operationId === 'closePosition') return ['crypto'];
  return operationId === 'closeForexPosition' ? ['forex'] : ['crypto', 'forex'];
};

/** The position that is about to be opened. */
export const pendingPosition = definePending<unknown>({
  name: 'leverage-open',
  strategy: {
    by: 'list',
    find: async (operation) => {
      const board = operation.operationId === 'openForexPosition' ? 'forex' : 'crypto';
      return findOpened(operation, await fetchNewest([board]));
    },
  },
});

/** The command on positions and pending orders that is under way. */
export const pendingChange = definePending<unknown>({
  name: 'leverage-change',
  isHarmless,
  strategy: {
    by: 'list',
    find: async (operation) => findChanged(operation, await fetchNewest(boardsOf(operation))),
  },
});
