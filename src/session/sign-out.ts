import { tellSignOut } from '@/api/tell-sign-out';
import { forgetOneTap } from './one-tap';
import { endSession } from './session';
import { clearDrafts } from './use-draft';

/**
 * Signs out on the user's request, and tells the server. Unlike a lost session, deletes drafts and disables one-tap
 * orders.
 */
export const signOut = (): void => {
  tellSignOut();
  forgetOneTap();
  clearDrafts();
  endSession();
};
