import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { loginPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { RegisterForm, useSignInWay } from '@/features/auth';
import { useIsSignedIn } from '@/session/session';
import { SessionFrame } from './session-frame';
import { LinkPrompt, TextLink } from './text-link';
import { useReturnPath } from './use-return-path';
import { WalletPart } from './wallet-part';

/** Registration. Ends signed in, on the requested screen. */
const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const returnPath = useReturnPath();
  const inviteCode = query.get('code') ?? '';
  const ways = useSignInWay({ isInvited: inviteCode !== '' });
  if (isSignedIn) return <Navigate to={returnPath} replace />;
  return (
    <SessionFrame
      title={t('register.title')}
      intro={ways.isByWallet ? undefined : t('register.intro')}
    >
      <RegisterForm
        ways={ways}
        wallet={<WalletPart ways={ways} />}
        inviteCode={inviteCode}
        onNotLoggedIn={() => void navigate(loginPath(returnPath), { replace: true })}
      />
      <LinkPrompt question={t('register.hasAccount')} to={loginPath(returnPath)}>
        {t('register.login')}
      </LinkPrompt>
      <p className="flex justify-center">
        <TextLink to={SCREENS.countries}>{t('countries')}</TextLink>
      </p>
    </SessionFrame>
  );
};

export default RegisterPage;
