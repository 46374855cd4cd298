import { LANGUAGE_TABLE } from './languages';

type Texts = Readonly<Record<string, unknown>>;

/** Each file is a chunk of its own: a screen loads the texts that it shows, in one language. */
const FILES = import.meta.glob<Texts>('./*/*.json', { import: 'default' });

const SOURCE = 'en';

/** The texts of one namespace in a language; English where there is no translation yet. Rejects if there is no such file. */
export const loadTexts = async (
  language: keyof typeof LANGUAGE_TABLE,
  namespace: string,
): Promise<Texts> => {
  const folder = LANGUAGE_TABLE[language].translated ? language : SOURCE;
  const load = FILES[`./${folder}/${namespace}.json`];
  if (load === undefined) throw new RangeError(`no texts ${folder}/${namespace}`);
  return load();
};
