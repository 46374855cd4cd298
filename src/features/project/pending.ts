import { definePending } from '@/api/pending/define-pending';
import type { SubscriptionRow } from '@/api/rows';
import { findSubscription } from './outcome';
import { fetchNewestSubscriptions, isListMissing, sendAgain } from './queries';

/** The pending operation that subscribes. Its result is the record, if a look-up found it. */
export const pendingSubscription = definePending<SubscriptionRow | undefined>({
  name: 'project-subscribe',
  strategy: {
    by: 'list',
    find: async (operation) => findSubscription(operation, await fetchNewestSubscriptions()),
    otherwise: { isMissing: isListMissing, send: sendAgain },
  },
});
