import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LoginForm, useSignInWay } from '@/features/auth';
import { useIsSignedIn } from '@/session/session';
import { SessionFrame } from './session-frame';
import { LinkPrompt, TextLink } from './text-link';
import { useReturnPath } from './use-return-path';
import { WalletPart } from './wallet-part';

/** Login. Redirects signed-in users to the requested screen. */
const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const returnPath = useReturnPath();
  const ways = useSignInWay();
  if (isSignedIn) return <Navigate to={returnPath} replace />;
  return (
    <SessionFrame title={t('login.title')}>
      <LoginForm
        ways={ways}
        wallet={<WalletPart ways={ways} />}
        forgotLink={
          <TextLink to={`${SCREENS.changePassword}?${query.toString()}`}>
            {t('login.forgot')}
          </TextLink>
        }
      >
        <LinkPrompt question={t('login.noAccount')} to={`${SCREENS.register}?${query.toString()}`}>
          {t('login.register')}
        </LinkPrompt>
      </LoginForm>
    </SessionFrame>
  );
};

export default LoginPage;
