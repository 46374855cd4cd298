import { useInfiniteQuery } from '@tanstack/react-query';
import { useGetNews, useGetNewsArticle } from '@/api/generated/hooks/content/content';
import { getNewsPages } from '@/api/generated/hooks/content/content.pages';
import type { NewsPage } from '@/api/generated/model';
import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isUnknownId } from '@/api/missing-call';
import { dayOfTime, optionalText } from '@/api/row-values';

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
    text: optionalText(abstract),
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

const PAGE_SIZE = 20;

/** A notice in the list. */
export interface Notice {
  readonly id: number;
  readonly title: string;
  readonly text: string | undefined;
  /** The day of publication as the server writes it, `YYYY-MM-DD`. */
  readonly day: string | undefined;
}

/** All notices, newest first, as an infinite query. */
export const useNotices = (language: NewsLanguage) => {
  const list = useInfiniteQuery({
    ...getNewsPages({ c_id: NEWS_CATEGORY_CODES.notices, limit: PAGE_SIZE, lang: language }),
    staleTime: FRESH_MS,
  });
  return {
    ...list,
    items: list.data?.pages.flatMap((page) =>
      page.list.map(({ id, title, abstract, create_time: time }): Notice => ({
        id,
        title,
        text: optionalText(abstract),
        day: dayOfTime(time),
      })),
    ),
  };
};

/** An article with its text. `html` is untrusted. */
export interface Article {
  readonly id: number;
  readonly title: string;
  readonly html: string;
  /** The day of publication, `YYYY-MM-DD`. */
  readonly day: string | undefined;
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

/** One article in full. `isMissing` if the server does not know it. */
export const useArticle = (
  id: number,
  language: NewsLanguage,
): Loadable<Article> & { readonly isMissing: boolean } => {
  const query = useGetNewsArticle({ id, lang: language }, { query: { staleTime: FRESH_MS } });
  const { data } = query;
  return {
    ...toLoadable(
      data && {
        id: data.id,
        title: data.title,
        html: data.content,
        day: dayOfTime(data.create_time),
      },
      query,
    ),
    isMissing: isUnknownId(query.error),
  };
};
