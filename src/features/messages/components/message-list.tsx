import { useTranslation } from 'react-i18next';
import { messagePath } from '@/domain/screens/notification-path';
import { Badge, Button, EmptyState, Link } from '@/ui';
import { dayStarts } from '@/ui/layout/day-groups';
import { PagedList } from '@/ui/layout/paged-list';
import { PullToRefresh } from '@/ui/layout/pull-to-refresh';
import type { RecordFrame } from '@/ui/layout/record-list';
import { useFilteredPages } from '@/ui/layout/use-filtered-pages';
import { BellIcon } from '@/ui/icons';
import { passes, type Message, type MessageFilter } from '../model';
import { useMessages, type MessageLanguage } from '../queries';
import { useAgoText } from '../use-texts';
import { MessageIcon } from './message-icon';

const MessageRow = ({ message }: { readonly message: Message }) => {
  const { t } = useTranslation('notifications');
  const agoText = useAgoText();
  const { id, title, text, isUnread, isImportant, sentAt } = message;
  return (
    <Link to={messagePath(id)} className="press flex items-start gap-3 rounded-small py-3">
      <MessageIcon message={message} />
      <span className="min-w-0 flex-1">
        <span className="flex flex-wrap items-baseline justify-between gap-x-3">
          <span
            dir="auto"
            className={`min-w-0 text-body wrap-anywhere text-ink ${isUnread ? 'font-semibold' : ''}`}
          >
            {isUnread && <span className="sr-only">{t('unread')} </span>}
            {title}
          </span>
          {sentAt !== undefined && (
            <span className="shrink-0 text-label text-ink-3">{agoText(sentAt)}</span>
          )}
        </span>
        {text !== '' && (
          <span dir="auto" className="mt-0.5 line-clamp-2 text-label wrap-anywhere text-ink-2">
            {text}
          </span>
        )}
        {isImportant && (
          <span className="mt-1.5 block">
            <Badge look={isUnread ? 'warn' : 'outline'}>{t('important')}</Badge>
          </span>
        )}
      </span>
    </Link>
  );
};

/** The user's messages by day, newest first. Rejections and security are shown under every filter. */
export const MessageList = (props: {
  readonly filter: MessageFilter;
  readonly language: MessageLanguage;
  readonly frame: Pick<RecordFrame, 'dayText' | 'texts'>;
  readonly onShowAll: () => void;
}) => {
  const { t } = useTranslation('notifications');
  const { filter, frame } = props;
  const all = useMessages(props.language);
  const list = useFilteredPages(all, (message: Message) => passes(message, filter));
  if (list.isMissing) return <EmptyState icon={<BellIcon size={40} />} text={t('notOffered')} />;
  const days = dayStarts(list.items ?? [], ({ sentAt }) => sentAt);
  const isKept = filter !== 'all' && list.items?.some(({ category }) => category !== filter);
  return (
    <PullToRefresh onRefresh={async () => list.refetch()} texts={frame.texts.pull}>
      {isKept === true && <p className="pb-1 text-label text-ink-2">{t('kept')}</p>}
      <PagedList
        list={list}
        keyOf={({ id }) => id}
        texts={{ ...frame.texts, failed: t('failed') }}
        empty={
          <EmptyState
            icon={<BellIcon size={40} />}
            text={t(filter === 'all' ? 'empty' : 'emptyFilter')}
            action={
              filter === 'all' ? undefined : (
                <Button tone="secondary" size="medium" onClick={props.onShowAll}>
                  {t('showAll')}
                </Button>
              )
            }
          />
        }
      >
        {(message) => (
          <>
            {days.has(message.id) && (
              <h2 className="pt-4 text-label text-ink-2">
                {frame.dayText(days.get(message.id) ?? '')}
              </h2>
            )}
            <MessageRow message={message} />
          </>
        )}
      </PagedList>
    </PullToRefresh>
  );
};
