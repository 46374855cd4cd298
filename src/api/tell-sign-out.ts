import { logOut } from './generated/hooks/session/session';

/**
 * Tells the server that the current token is no longer needed. Call it while the user is still signed in. Servers may not
 * have the call; its failure changes nothing.
 */
export const tellSignOut = (): void => {
  logOut().catch(() => undefined);
};
