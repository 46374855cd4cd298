import { Collection } from '@msw/data';
import { AreaCode, NewsArticle, type Contact } from '@/api/generated/zod/schemas';
import { AREA_CODES } from './area-codes';
import { englishId, newsRows } from './news';
import { textsIn } from './texts';

/** Content shared by all worlds. Parsed with the contract's schema, so a row that breaks it fails at load. */
const NEWS = newsRows().map((row) => NewsArticle.parse(row));

/** Unreachable on purpose: `.invalid` never resolves. */
const CONTACT = { id: 1, url: 'https://support.example.invalid/chat' } as const;

const rowOf = ({ content: _content, ...row }: NewsArticle): Omit<NewsArticle, 'content'> => row;

/** Newest first, then in the order of the texts. */
const byTime = (a: NewsArticle, b: NewsArticle): number =>
  (b.create_time ?? '').localeCompare(a.create_time ?? '') || a.id - b.id;

/** The rows in `lang`, with English as the fallback. */
const inLanguage = (rows: readonly NewsArticle[], lang: string): readonly NewsArticle[] => {
  const own = rows.filter((row) => row.lang === lang);
  return own.length > 0 ? own : rows.filter((row) => row.lang === 'en');
};

/** News, contacts and dialling codes. The functions sort before they cut a page. */
export const createContent = async () => {
  const areaCodes = new Collection({ schema: AreaCode });
  for (const row of AREA_CODES) await areaCodes.create(row);
  return {
    /** Support contacts in `lang`, with English as the fallback. */
    contacts: (lang: string): Contact[] => [
      { ...CONTACT, name: textsIn(lang).products.customerService },
    ],
    areaCodes: () => areaCodes.findMany().toSorted((a, b) => a.name.localeCompare(b.name)),
    /** One page of a category, newest first, in `lang` with English as the fallback. */
    news: (category: number, lang: string, page: number, limit: number) => {
      const all = NEWS.filter((row) => row.c_id === category);
      const rows = inLanguage(all, lang).toSorted(byTime);
      const shown = rows.slice((page - 1) * limit, page * limit).map(rowOf);
      return { rows: shown, count: rows.length };
    },
    /** An article with its text in `lang`, with English as the fallback; `undefined` for an unknown id. */
    article: (id: number, lang: string) => {
      if (!NEWS.some((row) => row.id === id)) return undefined;
      const sameText = NEWS.filter((row) => englishId(row.id) === englishId(id));
      return inLanguage(sameText, lang)[0];
    },
  };
};

/** Content, the same in every world. */
export type Content = Awaited<ReturnType<typeof createContent>>;
