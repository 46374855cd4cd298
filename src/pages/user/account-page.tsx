import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { CreditRow, InviteRow, Profile, VerificationRow } from '@/features/account';
import { ServiceRows } from '@/features/support';
import { Card, Link, ListRow } from '@/ui';
import { ChartBarIcon, GearIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** The user, and the ways to everything about the user. */
const AccountPage = () => {
  const { t } = useTranslation(['account', 'settings']);
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-5">
        <Profile />
        <Card>
          <div className="-my-2 divide-y divide-line">
            <VerificationRow />
            <CreditRow />
            <InviteRow />
          </div>
        </Card>
        <Card>
          <div className="-my-2 divide-y divide-line">
            <ListRow
              leading={<ChartBarIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('statistics')}
              caret
              link={<Link to={SCREENS.statistics} />}
            />
            <ListRow
              leading={<GearIcon aria-hidden="true" size={22} className="text-ink-2" />}
              title={t('settings')}
              detail={t('settings:about')}
              caret
              link={<Link to={SCREENS.settings} />}
            />
            <ServiceRows />
          </div>
        </Card>
      </div>
    </ScreenFrame>
  );
};

export default AccountPage;
