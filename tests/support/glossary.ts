import { LANGUAGES, type Language } from '@/api/dialects/languages';

/** A word that a language's texts must not have, with the right one. */
export interface WrongWord {
  readonly language: Language;
  readonly not: string;
  readonly say: string;
  /** English words; the rule holds for texts that have them in English. Empty: for all texts. */
  readonly only: string;
}

/** The tables of `locales/GLOSSARY.md`. */
export interface Glossary {
  /** The first translation of an English term; `undefined` if it is not listed. */
  readonly termOf: (term: string, language: Language) => string | undefined;
  /** All translations in a language. */
  readonly terms: (language: Language) => readonly string[];
  readonly wrongWords: readonly WrongWord[];
}

const cells = (row: string): readonly string[] =>
  row
    .split('|')
    .slice(1, -1)
    .map((cell) => cell.trim());

const isLanguage = (text: string): text is Language => LANGUAGES.some((known) => known === text);

/** Rows of a table by its first heading. */
const rowsOf = (page: string, heading: string): readonly (readonly string[])[] => {
  const [, table = ''] = page.split(`\n| ${heading} |`);
  const [rows = ''] = table.split('\n\n');
  return `| ${heading} |${rows}`
    .split('\n')
    .filter((line) => line.startsWith('|') && !line.startsWith('|---'))
    .map(cells);
};

/** Reads the glossary. Throws for a language that does not exist. */
export const readGlossary = (page: string): Glossary => {
  const [head = [], ...rows] = rowsOf(page, 'English');
  const columnOf = (language: Language): number => head.indexOf(language);
  return {
    termOf: (term, language) => rows.find(([name]) => name === term)?.[columnOf(language)],
    terms: (language) => rows.map((row) => row[columnOf(language)] ?? ''),
    wrongWords: rowsOf(page, 'language')
      .slice(1)
      .map(([language = '', not = '', say = '', only = '']) => {
        if (!isLanguage(language)) throw new RangeError(`no language ${language}`);
        return { language, not, say, only };
      }),
  };
};

/** Scripts without spaces between words. */
const UNSPACED = /[\p{Script=Han}\p{Script=Kana}\p{Script=Hangul}\p{Script=Thai}〜]/u;

const escaped = (text: string): string => text.replaceAll(/[$()*+.?[\\\]^{|}]/gu, String.raw`\$&`);

/** True if a text has a word outside of these terms. Ignores case, except in abbreviations such as `1S`. */
export const wordsOutside = (text: string, word: string, terms: readonly string[]): boolean => {
  const containing = terms.filter((term) => term.length > word.length && term.includes(word));
  const rest = containing.reduce((left, term) => left.replaceAll(term, ' '), text);
  if (UNSPACED.test(word)) return rest.includes(word);
  const end = /\p{Letter}$/u.test(word) ? String.raw`(?![\p{Letter}\p{Number}])` : '';
  const flags = /^\d/u.test(word) ? 'u' : 'iu';
  return new RegExp(String.raw`(?<![\p{Letter}\p{Number}])${escaped(word)}${end}`, flags).test(
    rest,
  );
};

/** The words in a text that the glossary rejects. */
export const wrongWordsIn = (
  {
    text,
    english,
    language,
  }: { readonly text: string; readonly english: string; readonly language: Language },
  glossary: Glossary,
): readonly WrongWord[] =>
  glossary.wrongWords.filter(
    ({ language: own, not, only }) =>
      own === language &&
      (only === '' || wordsOutside(english, only, [])) &&
      wordsOutside(text, not, glossary.terms(language)),
  );
