import { useIsSignedIn, useOwnerKey } from '@/session/session';
import { LateRememberUser } from './extras';

/** Asks for the user when the app starts and after each change of owner. */
export const KeepUser = () => {
  const owner = useOwnerKey();
  return useIsSignedIn() ? <LateRememberUser key={owner} /> : null;
};
