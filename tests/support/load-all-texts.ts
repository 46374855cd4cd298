import type { Language } from '@/api/dialects/languages';
import { loadTexts } from '@locales/load-texts';
import { textsIn as serverTextsIn } from '@mocks/catalogue/texts';
import { textsIn, type Text } from './texts';

/** Every text file of every language, by path. */
export const TEXT_FILES = Object.keys(import.meta.glob('../../locales/*/*.json'));

/** All namespaces, from the English files. */
export const NAMESPACES = TEXT_FILES.flatMap(
  (path) => /\/en\/(?<name>[\w-]+)\.json$/u.exec(path)?.groups?.['name'] ?? [],
);

/** The texts of a namespace in a language. */
export const loadNamespace = async (
  language: Language,
  namespace: string,
): Promise<readonly Text[]> => textsIn(await loadTexts(language, namespace));

/** All texts of a language; keys begin with their namespace. */
export const loadAllTexts = async (language: Language): Promise<readonly Text[]> => {
  const all: Text[] = [];
  for (const namespace of NAMESPACES) {
    for (const { key, text } of await loadNamespace(language, namespace))
      all.push({ key: `${namespace}.${key}`, text });
  }
  return all;
};

/** All texts that a user can read in a language: the app's and those of the mock backend. */
export const loadSpokenTexts = async (language: Language): Promise<readonly Text[]> => [
  ...(await loadAllTexts(language)),
  ...textsIn(serverTextsIn(language), '.server').map(({ key, text }) => ({
    key,
    text: Array.isArray(text) ? text.join('\n') : text,
  })),
];
