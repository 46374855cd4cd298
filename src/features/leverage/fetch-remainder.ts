import type { PendingOperation } from '@/api/pending/operation';
import { fetchNewestOrders } from './newest-queries';
import { remainderOf, type Remainder } from './read-back';

/** Reads what is left of the position that a partial close names. Rejects with `ApiError`. */
export const fetchRemainder = async (operation: PendingOperation): Promise<Remainder> => {
  const board = operation.operationId === 'closeForexPosition' ? 'forex' : 'crypto';
  return remainderOf(operation, await fetchNewestOrders([board]));
};
