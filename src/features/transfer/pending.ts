import { definePending } from '@/api/pending/define-pending';
import { findTransfer } from './outcome';
import { fetchNewestTransfers, isListMissing, sendAgain } from './queries';

/** The pending operation that transfers money between the accounts. */
export const pendingTransfer = definePending<unknown>({
  name: 'transfer',
  strategy: {
    by: 'list',
    find: async (operation) => findTransfer(operation, await fetchNewestTransfers()),
    otherwise: { isMissing: isListMissing, send: sendAgain },
  },
});
