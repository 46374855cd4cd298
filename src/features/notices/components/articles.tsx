import { useTranslation } from 'react-i18next';
import { EmptyState, LoadableView, SkeletonBars } from '@/ui';
import { RichText } from '@/ui/layout/rich-text';
import { useArticle, useArticleList, type Article, type NewsLanguage } from '../queries';

const Pending = () => <SkeletonBars heights={['h-6', 'h-24']} />;

const useTexts = () => {
  const { t } = useTranslation(['articles', 'app']);
  return { failed: t('failed'), retry: t('app:retry') };
};

const ArticleView = (
  props: Pick<Article, 'id' | 'title'> & { readonly language: NewsLanguage },
) => (
  <article className="flex flex-col gap-3">
    <h2 className="text-row">{props.title}</h2>
    <LoadableView
      of={useArticle(props.id, props.language)}
      texts={useTexts()}
      skeleton={<Pending />}
    >
      {({ html }) => <RichText html={html} />}
    </LoadableView>
  </article>
);

/** All articles of a category, in full. */
export const Articles = (props: {
  readonly category: Parameters<typeof useArticleList>[0];
  readonly language: NewsLanguage;
}) => {
  const { t } = useTranslation('articles');
  const { category, language } = props;
  return (
    <LoadableView
      of={useArticleList(category, language)}
      texts={useTexts()}
      skeleton={<Pending />}
      empty={{
        isEmpty: ({ length }) => length === 0,
        content: <EmptyState text={t('none')} />,
      }}
    >
      {(list) => list.map((item) => <ArticleView key={item.id} {...item} language={language} />)}
    </LoadableView>
  );
};
