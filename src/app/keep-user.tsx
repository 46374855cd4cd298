import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useUser } from '@/features/account';
import { rememberUser, useIsSignedIn } from '@/session/session';

/** Asks for the user when the app starts and after each sign-in, and keeps the answer on the device (specification, section 7). */
export const KeepUser = () => {
  const isSignedIn = useIsSignedIn();
  const user = useUser(isSignedIn);
  const queryClient = useQueryClient();
  const wasSignedIn = useRef(isSignedIn);
  // Synchronises with the device's storage.
  useEffect(() => {
    if (user !== undefined && isSignedIn) rememberUser(user);
  }, [user, isSignedIn]);
  // Synchronises with the query cache: what the last user saw is not the next one's.
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) queryClient.clear();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, queryClient]);
  return null;
};
