import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { SCREENS } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { MESSAGE_FILTERS, MessageList, ReadAll, type MessageFilter } from '@/features/messages';
import { NoticeList } from '@/features/notices';
import { useIsSignedIn } from '@/session/session';
import { Segmented, Tabs } from '@/ui';
import type { RecordFrame } from '@/ui/layout/record-list';
import { useRecordFrame } from '../records/use-record-frame';
import { ScreenFrame } from '../screen/screen-frame';
import { ForVisitors } from './for-visitors';

const TABS = ['messages', 'notices'] as const;

const Messages = (props: {
  readonly filter: MessageFilter;
  readonly onFilter: (filter: MessageFilter) => void;
  readonly frame: RecordFrame;
}) => {
  const { t } = useTranslation('notifications');
  const { filter, onFilter } = props;
  const language = useLanguage();
  return (
    <>
      <div className="py-3">
        <Segmented
          label={t('filter.label')}
          value={filter}
          onChange={onFilter}
          options={MESSAGE_FILTERS.map((value) => ({ value, label: t(`filter.${value}`) }))}
        />
      </div>
      <ReadAll language={language} />
      <MessageList
        filter={filter}
        language={language}
        frame={props.frame}
        onShowAll={() => onFilter('all')}
      />
    </>
  );
};

/** Messages to the user and notices of the platform. Tab and filter are in the address. */
const NotificationsPage = () => {
  const { t } = useTranslation('notifications');
  const [search, setSearch] = useSearchParams();
  const isSignedIn = useIsSignedIn();
  const language = useLanguage();
  const frame = useRecordFrame(null);
  const chosen = TABS.find((tab) => tab === search.get('tab'));
  const tab = chosen ?? (isSignedIn ? 'messages' : 'notices');
  const filter = MESSAGE_FILTERS.find((value) => value === search.get('category')) ?? 'all';
  const show = (fields: Readonly<Record<string, string>>): void =>
    setSearch(new URLSearchParams({ tab, ...fields }), { replace: true });
  const messages = isSignedIn ? (
    <Messages filter={filter} frame={frame} onFilter={(category) => show({ category })} />
  ) : (
    <ForVisitors path={`${SCREENS.notifications}?tab=messages`} />
  );
  return (
    <ScreenFrame>
      <div className="gutter">
        <Tabs
          fill
          label={t('tabs.label')}
          value={tab}
          onChange={(value) => show({ tab: value })}
          items={TABS.map((value) => ({ value, label: t(`tabs.${value}`) }))}
        >
          {tab === 'messages' ? messages : <NoticeList language={language} frame={frame} />}
        </Tabs>
      </div>
    </ScreenFrame>
  );
};

export default NotificationsPage;
