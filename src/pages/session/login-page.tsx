import { useTranslation } from 'react-i18next';
import { Navigate, useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { LoginForm } from '@/features/auth';
import { useIsSignedIn } from '@/session/session';
import { SessionFrame } from './session-frame';
import { OtherWay, TextLink } from './text-link';
import { useReturnPath } from './use-return-path';

/** Logging in. Whoever is signed in, now or already, is led on to where they wanted to go. */
const LoginPage = () => {
  const { t } = useTranslation('auth');
  const [query] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const returnPath = useReturnPath();
  if (isSignedIn) return <Navigate to={returnPath} replace />;
  return (
    <SessionFrame title={t('login.title')}>
      <LoginForm forgotLink={<TextLink to={SCREENS.changePassword}>{t('login.forgot')}</TextLink>}>
        <OtherWay question={t('login.noAccount')} to={`${SCREENS.register}?${query.toString()}`}>
          {t('login.register')}
        </OtherWay>
      </LoginForm>
    </SessionFrame>
  );
};

export default LoginPage;
