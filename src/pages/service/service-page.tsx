import { useTranslation } from 'react-i18next';
import { SCREENS } from '@/domain/screens/screens';
import { servicePath } from '@/domain/screens/service-path';
import { SafetyNote } from '@/features/support';
import { useIsSignedIn } from '@/session/session';
import { Card, LinkRow } from '@/ui';
import {
  HeadsetIcon,
  HourglassIcon,
  KeyIcon,
  LockKeyIcon,
  MegaphoneSimpleIcon,
  QuestionIcon,
  WarningCircleIcon,
} from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';
import { Documents } from '../user/documents';

/** Answers, and people who answer. */
const Ways = () => {
  const { t } = useTranslation('help');
  return (
    <Card>
      <div className="-my-2 divide-y divide-line">
        <LinkRow
          Icon={QuestionIcon}
          to={SCREENS.help}
          title={t('title')}
          detail={t('hub.articles')}
        />
        <LinkRow
          Icon={HeadsetIcon}
          to={SCREENS.customerService}
          title={t('hub.contact')}
          detail={t('hub.contactText')}
        />
        <LinkRow Icon={MegaphoneSimpleIcon} to={SCREENS.notifications} title={t('hub.notices')} />
      </div>
    </Card>
  );
};

/** What only a person can put right, each with its text for customer service. */
const Problems = () => {
  const { t } = useTranslation('help');
  const isSignedIn = useIsSignedIn();
  return (
    <Card title={t('hub.problems')}>
      <div className="divide-y divide-line">
        <LinkRow
          Icon={WarningCircleIcon}
          to={servicePath('frozenOrLocked')}
          title={t('hub.frozen')}
        />
        <LinkRow
          Icon={LockKeyIcon}
          to={isSignedIn ? servicePath('forgotPassword') : SCREENS.changePassword}
          title={t('hub.password')}
        />
        <LinkRow Icon={KeyIcon} to={servicePath('tradePassword')} title={t('hub.tradePassword')} />
        <LinkRow Icon={HourglassIcon} to={servicePath('payment')} title={t('hub.payment')} />
      </div>
      <p className="mt-2 text-label text-ink-2">{t('hub.record')}</p>
    </Card>
  );
};

/** Help and service: answers, contacts, notices, problems with the account, and the agreement. */
const ServicePage = () => (
  <ScreenFrame>
    <div className="gutter flex flex-col gap-5">
      <Ways />
      <Problems />
      <SafetyNote />
      <Documents />
    </div>
  </ScreenFrame>
);

export default ServicePage;
