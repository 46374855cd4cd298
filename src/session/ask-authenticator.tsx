import { late } from '@/lib/late';
import type { AuthenticatorSheetProps } from './authenticator-sheet';

const AuthenticatorSheet = late(
  async () => (await import('./authenticator-sheet')).AuthenticatorSheet,
);

/** The sheet for a code of the authenticator app, loaded when it is asked for: few people have one. */
export const AskAuthenticator = (props: AuthenticatorSheetProps) =>
  props.open && <AuthenticatorSheet {...props} />;
