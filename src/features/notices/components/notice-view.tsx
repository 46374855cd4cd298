import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { canShare, shareOrCopy } from '@/lib/share';
import { Button, EmptyState, LoadableView, showToast, SkeletonBars } from '@/ui';
import { RichText } from '@/ui/layout/rich-text';
import { CopyIcon, MegaphoneSimpleIcon, ShareNetworkIcon } from '@/ui/icons';
import { useArticle, type NewsLanguage } from '../queries';

/** Opens the system's share sheet; copies the address on devices without one. */
const ShareButton = ({ title }: { readonly title: string }) => {
  const { t } = useTranslation('notifications');
  const share = async (): Promise<void> => {
    const outcome = await shareOrCopy({ title, url: window.location.href });
    if (outcome === 'copied') showToast({ text: t('share.copied'), tone: 'success' });
    if (outcome === 'failed') showToast({ text: t('share.failed'), tone: 'error' });
  };
  const Icon = canShare() ? ShareNetworkIcon : CopyIcon;
  return (
    <Button
      block
      tone="secondary"
      icon={<Icon aria-hidden="true" size={20} />}
      onClick={() => void share()}
    >
      {t(canShare() ? 'share.share' : 'share.copy')}
    </Button>
  );
};

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
          <ShareButton title={title} />
        </article>
      )}
    </LoadableView>
  );
};
