import { useEffect } from 'react';
import { useUser } from '@/features/account';
import { rememberUser, useIsSignedIn } from '@/session/session';

/** Fetches the signed-in user and stores it on the device (specification, section 7). */
export const RememberUser = () => {
  const isSignedIn = useIsSignedIn();
  const user = useUser(isSignedIn);
  // Synchronises with the device's storage.
  useEffect(() => {
    if (user !== undefined && isSignedIn) rememberUser(user);
  }, [user, isSignedIn]);
  return null;
};
