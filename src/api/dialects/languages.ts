/** The product's languages, in the order of the specification (section 9). */
export const LANGUAGES = [
  'zh',
  'en',
  'jp',
  'ko',
  'tw',
  'vn',
  'pt',
  'es',
  'it',
  'th',
  'de',
  'fr',
] as const;

export type Language = (typeof LANGUAGES)[number];

/** Which server family's language codes a build speaks. */
export type LanguageDialect = 'specification' | 'public';

/** Codes that public servers of the family spell otherwise (backend-facts.md, section 14). */
const PUBLIC_CODES: Readonly<Partial<Record<Language, string>>> = {
  ko: 'kor',
  fr: 'fra',
  es: 'spa',
  tw: 'hk',
};

/** The code that a server of `dialect` knows `language` by. */
export const wireLanguage = (language: Language, dialect: LanguageDialect): string =>
  (dialect === 'public' ? PUBLIC_CODES[language] : undefined) ?? language;
