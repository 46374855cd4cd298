import { Collection } from '@msw/data';
import { AreaCode, NewsArticle, type Contact } from '@/api/generated/zod/schemas';
import { wireTime } from '../http/reply';
import { AREA_CODES } from './area-codes';
import { englishId, newsRows } from './news';
import { textsIn } from './texts';

/** Content shared by all worlds. Parsed with the contract's schema, so a row that breaks it fails at load. */
const NEWS = newsRows().map(({ daysOld, ...row }) => ({ daysOld, ...NewsArticle.parse(row) }));

type News = (typeof NEWS)[number];

const DAY_MS = 86_400_000;
/** Articles appear at 08:00 UTC. */
const MORNING_MS = 8 * 3_600_000;

/** Who reads: the language, and when the world opened, in epoch milliseconds. */
interface Reader {
  readonly lang: string;
  readonly openedAt: number;
}

/** The article with its time. The newest is of the day before the world opened, so that none is of the future. */
const dated = ({ daysOld, ...article }: News, { openedAt }: Reader): NewsArticle => {
  const today = Math.floor(openedAt / DAY_MS) * DAY_MS;
  return { ...article, create_time: wireTime(today - (daysOld + 1) * DAY_MS + MORNING_MS) };
};

/** Unreachable on purpose: `.invalid` never resolves. */
const CONTACT = { id: 1, url: 'https://support.example.invalid/chat' } as const;

const rowOf = ({ content: _content, ...row }: NewsArticle): Omit<NewsArticle, 'content'> => row;

/** Newest first, then in the order of the texts. */
const byTime = (a: News, b: News): number => a.daysOld - b.daysOld || a.id - b.id;

/** The rows in `lang`, with English as the fallback. */
const inLanguage = (rows: readonly News[], lang: string): readonly News[] => {
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
    /** One page of a category, newest first, in the reader's language with English as the fallback. */
    news: (reader: Reader, category: number, page: number, limit: number) => {
      const all = NEWS.filter((row) => row.c_id === category);
      const rows = inLanguage(all, reader.lang).toSorted(byTime);
      const shown = rows
        .slice((page - 1) * limit, page * limit)
        .map((row) => rowOf(dated(row, reader)));
      return { rows: shown, count: rows.length };
    },
    /** An article with its text in the reader's language, with English as the fallback; `undefined` for an unknown id. */
    article: (reader: Reader, id: number) => {
      if (!NEWS.some((row) => row.id === id)) return undefined;
      const sameText = NEWS.filter((row) => englishId(row.id) === englishId(id));
      const [found] = inLanguage(sameText, reader.lang);
      return found && dated(found, reader);
    },
  };
};

/** Content, the same in every world. */
export type Content = Awaited<ReturnType<typeof createContent>>;
