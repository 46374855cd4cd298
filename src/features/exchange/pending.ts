import { definePending } from '@/api/pending/define-pending';
import type { FlashExchangeRow } from '@/api/rows';
import { findExchange } from './outcome';
import { fetchNewestExchanges } from './queries';

/** The pending operation that exchanges. Its result is the record, if a look-up found it. */
export const pendingExchange = definePending<FlashExchangeRow | undefined>({
  name: 'flash-exchange',
  strategy: {
    by: 'list',
    find: async (operation) => findExchange(operation, await fetchNewestExchanges()),
  },
});
