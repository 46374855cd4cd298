import { useSearchParams } from 'react-router-dom';
import { parseServiceSubject } from '@/domain/screens/service-path';
import { Contacts, Explanation, MessageText, SafetyNote, UserNumber } from '@/features/support';
import { ScreenFrame } from '../screen/screen-frame';
import { useGateReturn } from '../screen/use-gate';

/** Customer service, for visitors too; `about` says what the message is about, `from` in which list a record is. */
const CustomerServicePage = () => {
  const [query] = useSearchParams();
  const about = parseServiceSubject(query.get('about'));
  const list = useGateReturn()?.title;
  return (
    <ScreenFrame>
      <div className="gutter flex flex-col gap-4">
        {about !== undefined && about.kind !== 'record' && <Explanation about={about.kind} />}
        <Contacts />
        <SafetyNote />
        {about === undefined ? <UserNumber /> : <MessageText about={about} list={list} />}
      </div>
    </ScreenFrame>
  );
};

export default CustomerServicePage;
