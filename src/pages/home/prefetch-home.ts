import type { QueryClient } from '@tanstack/react-query';
import { prefetchPairs } from '@/features/market';
import { sessionToken } from '@/session/session';

/** Loads what members see at the top of Home. */
export const loadMemberPart = () => import('./member-part');

/** Sends for all that Home shows first, before there is anything to show it on. */
export const prefetchHome = (client: QueryClient): void => {
  prefetchPairs(client);
  // If it cannot be had now, the page asks again and says so.
  if (sessionToken() !== undefined) loadMemberPart().catch(() => undefined);
};
