import { NEWS_CATEGORY_CODES } from '@/domain/codes/news';
import { LANGUAGE_NUMBERS } from '@/domain/format/number-style';
import { textFigures } from './text-figures';
import { filled, inParagraphs, TEXT_LANGUAGES, textsIn, type Texts } from './texts';

interface Article {
  readonly title: string;
  readonly abstract?: string;
  readonly content: readonly string[];
}

/** The first article id of each category. */
const FIRST_IDS = {
  notices: 1,
  banners: 11,
  help: 21,
  about: 91,
} as const satisfies Record<keyof typeof NEWS_CATEGORY_CODES, number>;

/** The section of each help article. */
const HELP_SECTIONS: Readonly<Record<string, keyof Texts['helpSections']>> = {
  secondsDecided: 'trading',
  secondsExample: 'trading',
  receipt: 'trading',
  leverage: 'trading',
  stops: 'trading',
  spot: 'trading',
  marketHours: 'trading',
  chart: 'trading',
  topUp: 'payments',
  withdrawal: 'payments',
  exchange: 'payments',
  deposits: 'earning',
  loans: 'earning',
  projects: 'earning',
  identity: 'account',
  security: 'account',
  accounts: 'account',
  responsible: 'account',
} satisfies Record<keyof Texts['help'], keyof Texts['helpSections']>;

/** Ids of a language start at its index times this: a text has the same last two digits in every language. */
const IDS_A_LANGUAGE = 100;

/** What help articles have beside the others: a name that stays, and their section. */
const helpFields = (name: string, { helpSections }: Texts) => {
  const section = HELP_SECTIONS[name];
  return section === undefined ? {} : { topic: name, section: helpSections[section] };
};

const rowsOf = (
  category: keyof typeof NEWS_CATEGORY_CODES,
  language: (typeof TEXT_LANGUAGES)[number],
  facts: Readonly<Record<string, string>>,
) => {
  const texts = textsIn(language);
  const articles: Readonly<Record<string, Article>> = texts[category];
  const first = TEXT_LANGUAGES.indexOf(language) * IDS_A_LANGUAGE + FIRST_IDS[category];
  return Object.entries(articles).map(([name, { title, abstract = '', content }], index) => ({
    id: first + index,
    c_id: NEWS_CATEGORY_CODES[category],
    lang: language,
    title,
    abstract: filled(abstract, facts),
    content: filled(inParagraphs(content), facts),
    daysOld: index,
    ...(category === 'help' ? helpFields(name, texts) : {}),
  }));
};

/** The id of the English version of the article `id`. */
export const englishId = (id: number): number => id % IDS_A_LANGUAGE;

/** Simulated notices, banners and help in every language, written without promises or pressure; `daysOld` when a world opens. */
export const newsRows = () =>
  TEXT_LANGUAGES.flatMap((language) => {
    const facts = textFigures(LANGUAGE_NUMBERS[language]);
    return (['notices', 'banners', 'help', 'about'] as const).flatMap((category) =>
      rowsOf(category, language, facts),
    );
  });
