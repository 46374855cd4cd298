import { useSearchParams } from 'react-router-dom';
import { parseServiceSubject } from '@/domain/screens/service-path';
import { Contacts, Explanation, MessageText, SafetyNote, UserNumber } from '@/features/support';
import { ScreenFrame } from '../screen/screen-frame';

/** Customer service, for visitors too; `about` says what the message is about. */
const CustomerServicePage = () => {
  const [query] = useSearchParams();
  const about = parseServiceSubject(query.get('about'));
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        {about !== undefined && about.kind !== 'record' && <Explanation about={about.kind} />}
        <Contacts />
        <SafetyNote />
        {about === undefined ? <UserNumber /> : <MessageText about={about} />}
      </div>
    </ScreenFrame>
  );
};

export default CustomerServicePage;
