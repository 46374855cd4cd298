import { useTranslation } from 'react-i18next';
import { Navigate, useNavigate, useSearchParams } from 'react-router-dom';
import { loginPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { RegisterForm } from '@/features/auth';
import { useIsSignedIn } from '@/session/session';
import { SessionFrame } from './session-frame';
import { LinkPrompt, TextLink } from './text-link';
import { useReturnPath } from './use-return-path';

/** Registration. Ends signed in, on the requested screen. */
const RegisterPage = () => {
  const { t } = useTranslation('auth');
  const navigate = useNavigate();
  const [query] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const returnPath = useReturnPath();
  if (isSignedIn) return <Navigate to={returnPath} replace />;
  return (
    <SessionFrame title={t('register.title')} intro={t('register.intro')}>
      <RegisterForm
        inviteCode={query.get('code') ?? ''}
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
