import { LANGUAGE_TABLE } from '@locales/languages';
import { loadTexts } from '@locales/load-texts';

type Language = keyof typeof LANGUAGE_TABLE;

const isLanguage = (text: string): text is Language => Object.hasOwn(LANGUAGE_TABLE, text);

/** The catalogues of texts that a server sends, in the order in which they are searched. */
const CATALOGUES = ['errors', 'messages'] as const;

/** The sentence for a key in a language, English if the server does not know the language; the key if it has no sentence. */
export const sentenceOf = async (key: string, language: string): Promise<string> => {
  const known = isLanguage(language) ? language : 'en';
  const catalogues = await Promise.all(CATALOGUES.map((name) => loadTexts(known, name)));
  const text = catalogues.map((texts) => texts[key]).find((found) => typeof found === 'string');
  return typeof text === 'string' ? text : key;
};
