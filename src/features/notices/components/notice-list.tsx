import { useTranslation } from 'react-i18next';
import { noticePath } from '@/domain/screens/notification-path';
import { EmptyState, Link } from '@/ui';
import { PagedList } from '@/ui/layout/paged-list';
import { PullToRefresh } from '@/ui/layout/pull-to-refresh';
import type { RecordFrame } from '@/ui/layout/record-list';
import { CaretRightIcon, MegaphoneSimpleIcon } from '@/ui/icons';
import { useNotices, type NewsLanguage, type Notice } from '../queries';

const NoticeRow = ({ notice: { id, title, text, day } }: { readonly notice: Notice }) => (
  <Link to={noticePath(id)} className="press flex min-h-15 items-center gap-3 rounded-small py-3">
    <span
      aria-hidden="true"
      className="grid size-10 shrink-0 place-items-center self-start rounded-full bg-sunken text-ink-2"
    >
      <MegaphoneSimpleIcon size={20} />
    </span>
    <span className="min-w-0 flex-1">
      <span dir="auto" className="block text-body font-semibold wrap-anywhere text-ink">
        {title}
      </span>
      {text !== undefined && (
        <span dir="auto" className="mt-0.5 line-clamp-2 text-label wrap-anywhere text-ink-2">
          {text}
        </span>
      )}
      {day !== undefined && <span className="mt-0.5 block text-label text-ink-3">{day}</span>}
    </span>
    <CaretRightIcon aria-hidden="true" size={16} className="shrink-0 text-ink-3" />
  </Link>
);

/** The notices of the platform, newest first. */
export const NoticeList = (props: {
  readonly language: NewsLanguage;
  readonly frame: Pick<RecordFrame, 'texts'>;
}) => {
  const { t } = useTranslation('notifications');
  const { texts } = props.frame;
  const list = useNotices(props.language);
  return (
    <PullToRefresh onRefresh={async () => list.refetch()} texts={texts.pull}>
      <PagedList
        list={list}
        keyOf={({ id }) => id}
        texts={{ ...texts, failed: t('noticesFailed') }}
        empty={<EmptyState icon={<MegaphoneSimpleIcon size={40} />} text={t('noNotices')} />}
      >
        {(notice) => <NoticeRow notice={notice} />}
      </PagedList>
    </PullToRefresh>
  );
};
