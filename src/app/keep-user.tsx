import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useIsSignedIn } from '@/session/session';
import { LateRememberUser } from './extras';

/** Asks for the user when the app starts and after each sign-in; forgets what they saw when they are gone. */
export const KeepUser = () => {
  const isSignedIn = useIsSignedIn();
  const queryClient = useQueryClient();
  const wasSignedIn = useRef(isSignedIn);
  // Synchronises with the query cache: what the last user saw is not the next one's.
  useEffect(() => {
    if (wasSignedIn.current && !isSignedIn) queryClient.clear();
    wasSignedIn.current = isSignedIn;
  }, [isSignedIn, queryClient]);
  return isSignedIn ? <LateRememberUser /> : null;
};
