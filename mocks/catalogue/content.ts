import { Collection } from '@msw/data';
import { AreaCode, Contact, NewsArticle } from '@/api/generated/zod/quayside.schemas.zod';
import { AREA_CODES } from './area-codes';
import { CONTACTS, NEWS } from './texts';

type Rows<T> = readonly T[];
interface NewsRecord {
  readonly id: number;
  readonly c_id: number;
  readonly title: string;
  readonly lang?: string | undefined;
}

const rowOf = ({ content: _content, ...row }: NewsArticle): Omit<NewsArticle, 'content'> => row;

/** The row that says in `lang` what the row `id` says; the English one if nobody translated it. */
const translationOf = (id: number, lang: string): number | undefined => {
  const original = NEWS.find((row) => row.id === id)?.original;
  if (original === undefined) return undefined;
  return NEWS.find((row) => row.original === original && row.lang === lang)?.id ?? original;
};

const fill = async <T extends object>(
  collection: { create(row: T): Promise<unknown> },
  rows: Rows<T>,
): Promise<void> => {
  for (const row of rows) await collection.create(row);
};

/**
 * News, contacts and dialling codes in @msw/data collections on the contract's schemas: a text that breaks the contract
 * does not load. Read through the functions below, which sort before they cut.
 */
export const createContent = async () => {
  const news = new Collection({ schema: NewsArticle });
  const contacts = new Collection({ schema: Contact });
  const areaCodes = new Collection({ schema: AreaCode });
  await fill(news, NEWS);
  await fill(contacts, CONTACTS);
  await fill(areaCodes, AREA_CODES);
  return {
    contacts: () => contacts.findMany().toSorted((a, b) => a.id - b.id),
    areaCodes: () => areaCodes.findMany().toSorted((a, b) => a.name.localeCompare(b.name)),
    /** One page of a category, newest first, in `lang` or else in English. */
    news: (category: number, lang: string, page: number, limit: number) => {
      const all = news.findMany((query) => query.where({ c_id: category }));
      const own = all.filter((row: NewsRecord) => row.lang === lang);
      const rows = (
        own.length > 0 ? own : all.filter((row: NewsRecord) => row.lang === 'en')
      ).toSorted((a, b) => b.id - a.id);
      const shown = rows.slice((page - 1) * limit, page * limit).map(rowOf);
      return { rows: shown, count: rows.length };
    },
    /** A row with its text, in `lang` or else in English; `undefined` for an id that no row has. */
    article: (id: number, lang: string) => {
      const wanted = translationOf(id, lang);
      return wanted === undefined
        ? undefined
        : news.findFirst((query) => query.where({ id: wanted }));
    },
  };
};

/** The content of a world; the same for all of them. */
export type Content = Awaited<ReturnType<typeof createContent>>;
