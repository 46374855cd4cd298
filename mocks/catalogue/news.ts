import { wireTime } from '../http/reply';
import { textFigures } from './text-figures';
import { filled, inParagraphs, TEXT_LANGUAGES, textsIn } from './texts';

interface Article {
  readonly title: string;
  readonly abstract?: string;
  readonly content: readonly string[];
}

/**
 * Sections of the texts, with the category id used by servers of the family (backend-facts.md, section 3) and the first
 * article id.
 */
const SECTIONS = {
  notices: { category: 4, firstId: 1 },
  banners: { category: 5, firstId: 11 },
  help: { category: 6, firstId: 21 },
  about: { category: 19, firstId: 91 },
} as const;

/** Ids of a language start at its index times this: a text has the same last two digits in every language. */
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

/** The id of the English version of the article `id`. */
export const englishId = (id: number): number => id % IDS_A_LANGUAGE;

/** Simulated notices, banners and help in every language, written without promises or pressure. */
export const newsRows = () => {
  const facts = textFigures();
  return TEXT_LANGUAGES.flatMap((language) =>
    (['notices', 'banners', 'help', 'about'] as const).flatMap((section) =>
      rowsOf(section, language, facts),
    ),
  );
};
