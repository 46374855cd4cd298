import { useGetNews, useGetNewsArticle } from '@/api/generated/hooks/content/content';
import type { NewsPage } from '@/api/generated/model';
import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { toLoadable, type Loadable } from '@/api/loadable';

/** A news item of Home. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
}

const FRESH_MS = 300_000;

const toItems = ({ list }: NewsPage): readonly NewsItem[] =>
  list.map(({ id, title, abstract }) => ({
    id: String(id),
    title,
    text: abstract === null || abstract === '' ? undefined : abstract,
  }));

/** Language code of a news request. */
export type NewsLanguage = NonNullable<Parameters<typeof useGetNews>[0]['lang']>;

/** The news of a category; `undefined` until loaded. Empty after a failure, because Home works without news. */
export const useNews = (
  category: keyof typeof NEWS_CATEGORY_CODES,
  language: NewsLanguage,
): readonly NewsItem[] | undefined => {
  const { data, isError } = useGetNews(
    // The language is part of the query key, so texts of another language never come from the cache.
    { c_id: NEWS_CATEGORY_CODES[category], lang: language },
    { query: { select: toItems, staleTime: FRESH_MS } },
  );
  return data ?? (isError ? [] : undefined);
};

/** An article with its text. `html` is untrusted. */
export interface Article {
  readonly id: number;
  readonly title: string;
  readonly html: string;
}

/** The articles of a category, without their texts. */
export const useArticleList = (
  category: 'about',
  language: NewsLanguage,
): Loadable<readonly Pick<Article, 'id' | 'title'>[]> => {
  const query = useGetNews(
    { c_id: NEWS_CATEGORY_CODES[category], lang: language },
    { query: { staleTime: FRESH_MS } },
  );
  return toLoadable(
    query.data?.list.map(({ id, title }) => ({ id, title })),
    query,
  );
};

/** One article in full. */
export const useArticle = (id: number, language: NewsLanguage): Loadable<Article> => {
  const query = useGetNewsArticle({ id, lang: language }, { query: { staleTime: FRESH_MS } });
  const { data } = query;
  return toLoadable(data && { id: data.id, title: data.title, html: data.content }, query);
};
