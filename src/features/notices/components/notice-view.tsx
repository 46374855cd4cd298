import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { noticePath } from '@/domain/screens/notification-path';
import { appLink } from '@/lib/share';
import { EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { ShareButton } from '@/ui/action/share-button';
import { RichText } from '@/ui/layout/rich-text';
import { MegaphoneSimpleIcon } from '@/ui/icons';
import { useArticle, type NewsLanguage } from '../queries';

/** One notice in full, with the way to pass it on. */
export const NoticeView = (props: {
  readonly id: number;
  readonly language: NewsLanguage;
  /** Next step if it is not there. */
  readonly emptyAction: ReactNode;
}) => {
  const { t } = useTranslation(['notifications', 'articles', 'app']);
  const article = useArticle(props.id, props.language);
  if (article.isMissing)
    return (
      <EmptyState
        icon={<MegaphoneSimpleIcon size={40} />}
        text={t('missingNotice')}
        action={props.emptyAction}
      />
    );
  return (
    <LoadableView
      of={article}
      texts={{ failed: t('articles:failed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={['h-8', 'h-24', 'h-24']} />}
    >
      {({ title, html, day }) => (
        <article className="flex flex-col gap-4 pt-2">
          <header>
            <h2 dir="auto" className="text-title wrap-anywhere">
              {title}
            </h2>
            {day !== undefined && <p className="mt-1 text-label text-ink-2">{day}</p>}
          </header>
          <RichText html={html} />
          <ShareButton
            content={() => ({
              title,
              url: `${appLink(window.location)}#${noticePath(props.id)}`,
            })}
            texts={{
              share: t('share.share'),
              copy: t('share.copy'),
              copied: t('share.copied'),
              failed: t('share.failed'),
            }}
          />
        </article>
      )}
    </LoadableView>
  );
};
