import { useIsSignedIn, useOwnerKey } from '@/session/session';
import { DeferredRememberUser } from './deferred-parts';

/** Fetches the user at start and after each change of owner. */
export const LoadUser = () => {
  const owner = useOwnerKey();
  return useIsSignedIn() ? <DeferredRememberUser key={owner} /> : null;
};
