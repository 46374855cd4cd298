import { useGetNews } from '@/api/generated/hooks/content/content';
import type { NewsPage } from '@/api/generated/model';

/** One piece of news as Home shows it. */
export interface NewsItem {
  readonly id: string;
  readonly title: string;
  readonly text: string | undefined;
}

/** News categories that servers of the family use (backend-facts.md, section 3). */
const CATEGORY = { notices: 4, banners: 5 } as const;
const FRESH_MS = 300_000;

const toItems = ({ list }: NewsPage): readonly NewsItem[] =>
  list.map(({ id, title, abstract }) => ({
    id: String(id),
    title,
    text: abstract === null || abstract === '' ? undefined : abstract,
  }));

/** The news of a category; `undefined` until they are there. A failure is told as no news: Home stands without them. */
export const useNews = (
  category: keyof typeof CATEGORY,
  language: NonNullable<Parameters<typeof useGetNews>[0]['lang']>,
): readonly NewsItem[] | undefined => {
  const { data, isError } = useGetNews(
    // The language is part of the question: texts of another one are never shown from the cache.
    { c_id: CATEGORY[category], lang: language },
    { query: { select: toItems, staleTime: FRESH_MS, meta: { feedback: 'inline' } } },
  );
  return data ?? (isError ? [] : undefined);
};
