import { lazy, Suspense } from 'react';
import type { AuthenticatorSheetProps } from './authenticator-sheet';

const AuthenticatorSheet = lazy(async () => {
  const sheet = await import('./authenticator-sheet');
  return { default: sheet.AuthenticatorSheet };
});

/** The sheet for a code of the authenticator app, loaded when it is asked for: few people have one. */
export const AskAuthenticator = (props: AuthenticatorSheetProps) =>
  props.open && (
    <Suspense fallback={null}>
      <AuthenticatorSheet {...props} />
    </Suspense>
  );
