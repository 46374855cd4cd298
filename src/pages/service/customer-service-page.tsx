import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { parseServiceSubject } from '@/domain/screens/service-path';
import {
  Contacts,
  Explanation,
  MessageText,
  SafetyNote,
  useMessage,
  UserNumber,
} from '@/features/support';
import { useIsSignedIn } from '@/session/session';
import { Card, LinkRow } from '@/ui';
import { QuestionIcon, ReceiptIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';
import { useGateReturn } from '../screen/use-gate';

/** Answers without a person; for a payment, the records that it is in. */
const MoreWays = ({ isAboutPayment }: { readonly isAboutPayment: boolean }) => {
  const { t } = useTranslation(['help', 'account']);
  const isSignedIn = useIsSignedIn();
  return (
    <Card>
      <div className="-my-2 divide-y divide-line">
        {isAboutPayment && isSignedIn && (
          <LinkRow Icon={ReceiptIcon} to={SCREENS.moneyRecords} title={t('account:money')} />
        )}
        <LinkRow
          Icon={QuestionIcon}
          to={SCREENS.help}
          title={t('title')}
          detail={t('hub.articles')}
        />
      </div>
    </Card>
  );
};

/** Customer service, for visitors too; `about` says what the message is about, `from` in which list a record is. */
const CustomerServicePage = () => {
  const [query] = useSearchParams();
  const about = parseServiceSubject(query.get('about'));
  const message = useMessage(about, useGateReturn()?.title);
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        {about !== undefined && about.kind !== 'record' && <Explanation about={about.kind} />}
        <Contacts message={message} />
        <SafetyNote />
        {message === undefined ? <UserNumber /> : <MessageText message={message} />}
        <MoreWays isAboutPayment={about?.kind === 'payment'} />
      </div>
    </ScreenFrame>
  );
};

export default CustomerServicePage;
