import { forgetOneTap } from './one-tap';
import { endSession } from './session';
import { clearDrafts } from './use-draft';

/** Signs out on the user's request. Unlike a lost session, deletes drafts and disables one-tap orders. */
export const signOut = (): void => {
  forgetOneTap();
  clearDrafts();
  endSession();
};
