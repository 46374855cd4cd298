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

/** The set of language codes that a build sends to the server. */
export type LanguageDialect = 'specification' | 'public';

/** The dialect that `VITE_LANGUAGE_DIALECT` names. */
export const toDialect = (setting: unknown): LanguageDialect =>
  setting === 'public' ? 'public' : 'specification';

/** Codes that public servers of the family spell differently (backend-facts.md, section 14). */
const PUBLIC_CODES: Readonly<Partial<Record<Language, string>>> = {
  ko: 'kor',
  fr: 'fra',
  es: 'spa',
  tw: 'hk',
};

/** The code of `language` on servers of `dialect`. */
export const wireLanguage = (language: Language, dialect: LanguageDialect): string =>
  (dialect === 'public' ? PUBLIC_CODES[language] : undefined) ?? language;
