import type { LANGUAGE_TABLE } from './languages';

type Texts = Readonly<Record<string, unknown>>;

/** Each file is a chunk of its own: a screen loads the texts that it shows, in one language. */
const FILES = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

/** The texts of one namespace in a language. Rejects if there is no such file. */
export const loadTexts = async (
  language: keyof typeof LANGUAGE_TABLE,
  namespace: string,
): Promise<Texts> => {
  const load = FILES[`./${language}/${namespace}.json`];
  if (load === undefined) throw new RangeError(`no texts ${language}/${namespace}`);
  return load();
};
