import { forgetOneTap } from './one-tap';
import { endSession } from './session';
import { clearDrafts } from './use-draft';

/** Signs out because the user wants to: forgets what a lost session keeps, drafts and the permission for one-tap orders. */
export const signOut = (): void => {
  forgetOneTap();
  clearDrafts();
  endSession();
};
