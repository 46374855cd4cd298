import { DemoCodeHint } from '@/features/auth';
import { Authenticator } from '@/features/security';
import { SecurityScreen, ServiceLink } from './security-screen';

/** Sets up an authenticator app. */
const AuthenticatorPage = () => (
  <SecurityScreen>
    {(security) => (
      <Authenticator
        security={security}
        codeHint={<DemoCodeHint />}
        serviceLink={<ServiceLink />}
      />
    )}
  </SecurityScreen>
);

export default AuthenticatorPage;
