import type { QueryClient } from '@tanstack/react-query';
import { discardPendingOperations } from '@/api/pending/discard';
import { clearUnreadableRows } from '@/api/unreadable-rows';

/**
 * Forgets what belongs to the last owner: replies, calls that are under way, and pending operations. The one place for
 * it; it runs on every change of token, user or account mode, before anything of the next owner is shown.
 */
export const forgetOwner = (client: QueryClient): void => {
  discardPendingOperations();
  void client.cancelQueries({}, { silent: true });
  client.clear();
  clearUnreadableRows();
};
