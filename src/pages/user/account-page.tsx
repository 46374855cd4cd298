import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { CreditRow, InviteRow, Profile, VerificationRow } from '@/features/account';
import { ServiceRows } from '@/features/support';
import { Card, LinkRow } from '@/ui';
import {
  ChartBarIcon,
  GearIcon,
  HandCoinsIcon,
  PiggyBankIcon,
  QuestionIcon,
  ReceiptIcon,
  RocketLaunchIcon,
} from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';

/** The user, and the ways to everything about the user. */
const AccountPage = () => {
  const { t } = useTranslation(['account', 'settings', 'help']);
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
            <LinkRow
              Icon={PiggyBankIcon}
              to={SCREENS.interestTreasure}
              title={t('entries.interestTreasure')}
            />
            <LinkRow Icon={HandCoinsIcon} to={SCREENS.loan} title={t('entries.loan')} />
            <LinkRow Icon={RocketLaunchIcon} to={SCREENS.project} title={t('entries.project')} />
          </div>
        </Card>
        <Card>
          <div className="-my-2 divide-y divide-line">
            <LinkRow Icon={ReceiptIcon} to={SCREENS.moneyRecords} title={t('money')} />
            <LinkRow Icon={ChartBarIcon} to={SCREENS.statistics} title={t('statistics')} />
            <LinkRow
              Icon={GearIcon}
              to={SCREENS.settings}
              title={t('settings')}
              detail={t('settings:about')}
            />
            <LinkRow Icon={QuestionIcon} to={SCREENS.service} title={t('help:hub.title')} />
            <ServiceRows />
          </div>
        </Card>
      </div>
    </ScreenFrame>
  );
};

export default AccountPage;
