import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { parseId } from '@/domain/format/numbers';
import { messagePath } from '@/domain/screens/notification-path';
import { SCREENS } from '@/domain/screens/screens';
import { useLanguage } from '@/features/language';
import { MessageView } from '@/features/messages';
import { NoticeView } from '@/features/notices';
import { useIsSignedIn } from '@/session/session';
import { ButtonLink, EmptyState } from '@/ui';
import { BellIcon } from '@/ui/icons';
import { ScreenFrame } from '../screen/screen-frame';
import { ForVisitors } from './for-visitors';

/** One notice (`id`) or one message to the user (`message`). */
const NotificationPage = () => {
  const { t } = useTranslation('notifications');
  const [search] = useSearchParams();
  const language = useLanguage();
  const isSignedIn = useIsSignedIn();
  const notice = parseId(search.get('id'));
  const message = parseId(search.get('message'));
  const list = `${SCREENS.notifications}?tab=${message === undefined ? 'notices' : 'messages'}`;
  const seeAll = (
    <ButtonLink tone="secondary" size="medium" to={list}>
      {t('seeAll')}
    </ButtonLink>
  );
  const content = () => {
    if (message === undefined && notice !== undefined)
      return <NoticeView id={notice} language={language} emptyAction={seeAll} />;
    if (message === undefined)
      return <EmptyState icon={<BellIcon size={40} />} text={t('missing')} action={seeAll} />;
    if (!isSignedIn) return <ForVisitors path={messagePath(message)} />;
    return <MessageView id={message} language={language} emptyAction={seeAll} />;
  };
  return (
    <ScreenFrame parent={list}>
      <div className="gutter">{content()}</div>
    </ScreenFrame>
  );
};

export default NotificationPage;
