import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { SignOutButton } from '@/features/account';
import { useHasNoLimits } from '@/features/limits';
import { SecurityChecklist, SecurityRows, useSecurity } from '@/features/security';
import { useInstall } from '@/lib/install-prompt';
import { useSessionUser } from '@/session/session';
import { Card, DelayedFallback, ErrorState, LinkRow, ListRow, Skeleton } from '@/ui';
import { DeviceMobileIcon, GaugeIcon, InfoIcon, UserSwitchIcon, WalletIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';
import { ScreenMessages } from '../screen/screen-messages';
import {
  DirectionColorsSetting,
  LanguageSetting,
  NumbersSetting,
  ThemeSetting,
} from './display-settings';

/** The checklist and the rows of security. Without their data, the rows still lead to their screens. */
const SecuritySettings = () => {
  const { t } = useTranslation(['settings', 'security', 'app']);
  const { value, failed, retry } = useSecurity();
  return (
    <>
      {value !== undefined && <SecurityChecklist security={value} />}
      {value === undefined &&
        (failed ? (
          <ErrorState text={t('security:failed')} retryLabel={t('app:retry')} onRetry={retry} />
        ) : (
          <DelayedFallback label={t('app:loading')}>
            <Skeleton className="h-40 w-full rounded-card" />
          </DelayedFallback>
        ))}
      <Card title={t('security')}>
        <SecurityRows security={value} />
      </Card>
    </>
  );
};

/** Installs the app, where the browser offers it. */
const InstallRow = () => {
  const { t } = useTranslation('about');
  const install = useInstall();
  return (
    install && (
      <ListRow
        leading={<DeviceMobileIcon aria-hidden="true" size={22} className="text-ink-2" />}
        title={t('install.title')}
        detail={t('install.text')}
        onClick={install}
      />
    )
  );
};

/** What the user set, and can set: security, display, account. */
const SettingsPage = () => {
  const { t } = useTranslation(['settings', 'account', 'payout']);
  const user = useSessionUser();
  const hasNoLimits = useHasNoLimits();
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <SecuritySettings />
        <Card title={t('display')}>
          <div className="-mb-2 divide-y divide-line">
            <LanguageSetting />
            <ThemeSetting />
            <DirectionColorsSetting />
            <NumbersSetting />
          </div>
        </Card>
        <Card title={t('account')}>
          <div className="-mb-2 divide-y divide-line">
            {/* Before the user is known it stands, too: a row that comes late moves the others. */}
            {user?.hasDemo !== false && (
              <LinkRow
                Icon={UserSwitchIcon}
                to={SCREENS.switchAccount}
                title={t('row.mode')}
                state={user && t(`account:mode.${user.mode}`)}
              />
            )}
            {!hasNoLimits && (
              <LinkRow
                Icon={GaugeIcon}
                to={SCREENS.limits}
                title={t('row.limits')}
                detail={t('row.limitsText')}
              />
            )}
            <LinkRow
              Icon={WalletIcon}
              to={SCREENS.payoutMethods}
              title={t('payout:title')}
              detail={t('payout:where')}
            />
            <LinkRow Icon={InfoIcon} to={SCREENS.about} title={t('account:about')} />
            <InstallRow />
          </div>
        </Card>
        <ScreenMessages kind="security" />
        <SignOutButton />
      </div>
    </ScreenFrame>
  );
};

export default SettingsPage;
