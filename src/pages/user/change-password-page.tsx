import { useTranslation } from 'react-i18next';
import { loginPath } from '@/domain/screens/return-path';
import { SCREENS } from '@/domain/screens/screens';
import { DemoCodeHint, fillLogin, ForgotPasswordForm } from '@/features/auth';
import { ChangePasswordForm } from '@/features/security';
import { openAsFirstScreen } from '@/lib/app-history';
import { endSession, useIsSignedIn } from '@/session/session';
import { ButtonLink } from '@/ui';
import { ScreenFrame } from '../screen/screen-frame';
import { useLeaveTo } from '../screen/use-back';
import { useReturnPath } from '../session/use-return-path';
import { SecurityScreen, ServiceLink } from './security-screen';

/** A forgotten password, for visitors. */
const ForgottenPassword = () => {
  const { t } = useTranslation('auth');
  const leaveTo = useLeaveTo();
  const returnPath = useReturnPath();
  return (
    <ScreenFrame title={t('forgot.title')}>
      <div className="gutter flex flex-col gap-5 pt-2">
        <p className="text-body text-ink-2">{t('forgot.intro')}</p>
        <ForgotPasswordForm
          onDone={() => leaveTo(loginPath(returnPath))}
          serviceLink={<ServiceLink about="forgotPassword" />}
        />
      </div>
    </ScreenFrame>
  );
};

/** Leads a member whose sessions have ended to the login, with the name filled in, and afterwards back to the settings. */
const leaveToLogIn = (account: string): void => {
  endSession();
  fillLogin(account);
  openAsFirstScreen(loginPath(SCREENS.settings));
};

/** Where to go from an account that a wallet made: it has no password, and a first one needs a code. */
const NoPassword = () => {
  const { t } = useTranslation(['security', 'settings']);
  return (
    <div className="flex flex-col gap-4">
      <p className="text-body">{t('password.none')}</p>
      <p className="text-body text-ink-2">{t('password.needsCode')}</p>
      <ButtonLink block size="medium" to={SCREENS.changeEmail}>
        {t('settings:protect.add.email')}
      </ButtonLink>
      <ButtonLink block size="medium" tone="secondary" to={SCREENS.changePhone}>
        {t('settings:protect.add.phone')}
      </ButtonLink>
    </div>
  );
};

/** What a member does who has forgotten it. A code resets it, and needs an address to be sent to. */
const Forgotten = ({ by }: { readonly by: 'phone' | 'email' | 'none' | 'unknown' }) => {
  const { t } = useTranslation('security');
  if (by !== 'none') return <p className="text-label text-ink-2">{t('password.forgot')}</p>;
  return (
    <div className="flex flex-col gap-3">
      <p className="text-label text-ink-2">{t('password.forgotNoCode')}</p>
      <ServiceLink about="forgotPassword" />
    </div>
  );
};

/** The login password: changed by a member, replaced by a visitor who has forgotten it. */
const ChangePasswordPage = () => {
  const { t } = useTranslation('security');
  if (!useIsSignedIn()) return <ForgottenPassword />;
  return (
    <SecurityScreen>
      {(security) =>
        security.hasPassword === false && security.codeRoute.by === 'none' ? (
          <NoPassword />
        ) : (
          <div className="flex flex-col gap-6">
            {security.hasPassword === false && (
              <p className="text-body text-ink-2">{t('password.none')}</p>
            )}
            <ChangePasswordForm
              security={security}
              codeHint={<DemoCodeHint />}
              onChanged={() => leaveToLogIn(security.account)}
            />
            {security.hasPassword !== false && <Forgotten by={security.codeRoute.by} />}
          </div>
        )
      }
    </SecurityScreen>
  );
};

export default ChangePasswordPage;
