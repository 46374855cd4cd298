import type { LANGUAGE_TABLE } from './languages';

type Texts = Readonly<Record<string, unknown>>;
type Files = Readonly<Record<string, () => Promise<Texts>>>;

/** Which files a language has comes with its first texts: in one table here, all twelve would load with the app. */
const LANGUAGES = import.meta.glob<Files>('./*/files.ts', { import: 'FILES' });

/**
 * The texts of one namespace in a language, each a chunk of its own: a screen loads those that it shows. Rejects if there
 * is no such file.
 */
export const loadTexts = async (
  language: keyof typeof LANGUAGE_TABLE,
  namespace: string,
): Promise<Texts> => {
  const files = await LANGUAGES[`./${language}/files.ts`]?.();
  const load = files?.[`./${namespace}.json`];
  if (load === undefined) throw new RangeError(`no texts ${language}/${namespace}`);
  return load();
};
