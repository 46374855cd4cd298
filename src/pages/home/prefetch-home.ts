import type { QueryClient } from '@tanstack/react-query';
import { prefetchPairs } from '@/features/market';
import { sessionToken } from '@/session/session';

/** Loads the chunk of the members' summary. */
export const loadMemberSummary = () => import('./member-summary');

/** Prefetches the first data of Home before the page renders. */
export const prefetchHome = (client: QueryClient): void => {
  prefetchPairs(client);
  // If prefetching fails, the page fetches again and shows the error.
  if (sessionToken() !== undefined) loadMemberSummary().catch(() => undefined);
};
