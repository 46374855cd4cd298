import { useTranslation } from 'react-i18next';
import type { ReactNode } from 'react';
import { SCREENS } from '@/domain/screens/screens';
import { ButtonLink, EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { QuestionIcon } from '@/ui/icons';
import { RichText } from '@/ui/layout/rich-text';
import type { HelpArticle } from '../model';
import { useHelpArticle, type HelpLanguage } from '../queries';

const HEIGHTS = ['h-7', 'h-24', 'h-32'] as const;

/** Shown in the place of an article that the server does not have; leads to all of them. */
export const NoArticle = ({ text }: { readonly text: string }) => {
  const { t } = useTranslation('help');
  return (
    <EmptyState
      icon={<QuestionIcon size={40} />}
      text={text}
      action={
        <ButtonLink tone="secondary" size="medium" to={SCREENS.help}>
          {t('all')}
        </ButtonLink>
      }
    />
  );
};

/** An article in full: its title, its text, and when it was changed. `children` follow what was loaded. */
export const HelpArticleView = (props: {
  readonly id: number;
  readonly language: HelpLanguage;
  /** False where the title stands above already. */
  readonly isTitled: boolean;
  readonly children?: (article: HelpArticle) => ReactNode;
}) => {
  const { t } = useTranslation(['help', 'app']);
  const article = useHelpArticle(props.id, props.language);
  if (article.isUnknown) return <NoArticle text={t('missing')} />;
  return (
    <LoadableView
      of={article}
      texts={{ failed: t('articleFailed'), retry: t('app:retry') }}
      skeleton={<SkeletonBars heights={HEIGHTS} />}
    >
      {(loaded) => (
        <>
          <article className="flex flex-col gap-3">
            {props.isTitled && (
              <h2 dir="auto" className="text-title text-balance">
                {loaded.title}
              </h2>
            )}
            <RichText html={loaded.html} />
            {loaded.day !== undefined && (
              <p className="text-label text-ink-2">{t('updated', { date: loaded.day })}</p>
            )}
          </article>
          {props.children?.(loaded)}
        </>
      )}
    </LoadableView>
  );
};
