import type { QueryClient } from '@tanstack/react-query';
import { discardPendingOperations } from '@/api/pending/loaded-kinds';
import { clearUnreadableRows } from '@/api/unreadable-rows';

/**
 * Clears everything of the previous owner: cached replies, calls in flight and pending operations. Runs on every change of
 * token, user or account mode, before anything of the next owner is shown.
 */
export const clearOwnerData = (client: QueryClient): void => {
  discardPendingOperations();
  void client.cancelQueries({}, { silent: true });
  client.clear();
  clearUnreadableRows();
};
