import { useQueries } from '@tanstack/react-query';
import {
  getGetNewsArticleQueryOptions,
  useGetNews,
  useGetNewsArticle,
} from '@/api/generated/hooks/content/content';
import type { NewsArticle, NewsPage } from '@/api/generated/model';
import { toLoadable, type Loadable } from '@/api/loadable';
import { isMissingCall, isUnknownId } from '@/api/missing-call';
import { dayOfTime } from '@/api/row-values';
import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { textOfHtml, type HelpArticle, type HelpEntry } from './model';
import type { HelpText } from './search';

/** Language code of the texts. */
export type HelpLanguage = NonNullable<Parameters<typeof useGetNews>[0]['lang']>;

/** Articles change seldom. */
const FRESH_MS = 300_000;
/** The most rows of a page: help is short enough to be listed whole. */
const LIMIT = 100;
/** How many bodies a search reads: each is a call. */
const SEARCHED = 40;

const toEntries = ({ list }: NewsPage): readonly HelpEntry[] =>
  list.map(({ id, title, topic, section }) => ({ id, title, topic, section }));

/** All help articles, without their texts. */
export const useHelpList = (lang: HelpLanguage): Loadable<readonly HelpEntry[]> => {
  const query = useGetNews(
    { c_id: NEWS_CATEGORY_CODES.help, limit: LIMIT, lang },
    { query: { select: toEntries, staleTime: FRESH_MS } },
  );
  return toLoadable(query.data, query);
};

const toArticle = (row: NewsArticle): HelpArticle => ({
  id: row.id,
  title: row.title,
  topic: row.topic,
  html: row.content,
  day: dayOfTime(row.update_time) ?? dayOfTime(row.create_time),
});

/** One article with its text; `isUnknown` if the server has none with this id. */
export const useHelpArticle = (
  id: number,
  lang: HelpLanguage,
): Loadable<HelpArticle> & { readonly isUnknown: boolean } => {
  const query = useGetNewsArticle(
    { id, lang },
    { query: { select: toArticle, staleTime: FRESH_MS } },
  );
  const { error } = query;
  return {
    ...toLoadable(query.data, query),
    isUnknown: isMissingCall(error) || isUnknownId(error),
  };
};

/** The articles as they are searched: with their bodies, which load one by one. */
export const useHelpTexts = (
  entries: readonly HelpEntry[],
  lang: HelpLanguage,
): { readonly texts: readonly HelpText[]; readonly isLoading: boolean } =>
  useQueries({
    queries: entries.slice(0, SEARCHED).map(({ id }) =>
      getGetNewsArticleQueryOptions(
        { id, lang },
        {
          query: {
            staleTime: FRESH_MS,
            select: ({ content }: NewsArticle) => textOfHtml(content),
          },
        },
      ),
    ),
    combine: (bodies) => ({
      texts: entries.map(({ id, title }, index) => ({ id, title, body: bodies[index]?.data })),
      isLoading: bodies.some((body) => body.isFetching && body.data === undefined),
    }),
  });
