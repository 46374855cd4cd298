import { wireTime } from '../http/reply';
import { factsOf } from './facts';
import { filled, inParagraphs, TEXT_LANGUAGES, textsIn } from './texts';

interface Article {
  readonly title: string;
  readonly abstract?: string;
  readonly content: readonly string[];
}

/** Sections of the texts: the category that servers of the family use (backend-facts.md, section 3), and the first id of it. */
const SECTIONS = {
  notices: { category: 4, firstId: 1 },
  banners: { category: 5, firstId: 11 },
  help: { category: 6, firstId: 21 },
  about: { category: 19, firstId: 91 },
} as const;

/** Ids of a language begin at its place times this: a text has the same last two digits in all of them. */
const IDS_A_LANGUAGE = 100;
const NEWEST = Date.UTC(2026, 10, 2, 8);
const DAY_MS = 86_400_000;

const rowsOf = (
  section: keyof typeof SECTIONS,
  language: (typeof TEXT_LANGUAGES)[number],
  facts: Readonly<Record<string, string>>,
) => {
  const { category, firstId } = SECTIONS[section];
  const articles: Readonly<Record<string, Article>> = textsIn(language)[section];
  const first = TEXT_LANGUAGES.indexOf(language) * IDS_A_LANGUAGE + firstId;
  return Object.values(articles).map(({ title, abstract = '', content }, index) => ({
    id: first + index,
    c_id: category,
    lang: language,
    title,
    abstract: filled(abstract, facts),
    content: filled(inParagraphs(content), facts),
    create_time: wireTime(NEWEST - index * DAY_MS),
  }));
};

/** The id that says in English what `id` says. */
export const englishId = (id: number): number => id % IDS_A_LANGUAGE;

/** Simulated notices, banners and help in every language. They promise nothing and press nobody. */
export const newsRows = () => {
  const facts = factsOf();
  return TEXT_LANGUAGES.flatMap((language) =>
    (['notices', 'banners', 'help', 'about'] as const).flatMap((section) =>
      rowsOf(section, language, facts),
    ),
  );
};
