import i18next from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { readStored, writeStored } from '@/lib/storage';
import { LANGUAGE_TABLE } from '@locales/languages';

const LANGUAGE_KEY = 'lang';
const DEFAULT: Language = 'en';

/** How up and down are coloured: a habit of the language's region unless the user chooses (ui.md, section 2.2). */
const UP_DOWN: Readonly<Partial<Record<Language, string>>> = {
  zh: 'red-up',
  tw: 'red-up',
  jp: 'red-up',
  ko: 'red-up-blue-down',
};

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((known) => known === text);

const restore = (): Language => {
  const stored = readStored(LANGUAGE_KEY);
  return isLanguage(stored) ? stored : DEFAULT;
};

const useStore = create<{ readonly language: Language }>(() => ({ language: restore() }));

/** The language in use. */
export const currentLanguage = (): Language => useStore.getState().language;

/** The language in use, for components. */
export const useLanguage = (): Language => useStore(({ language }) => language);

const load = async (language: Language): Promise<void> => {
  const { resources } = await LANGUAGE_TABLE[language].load();
  for (const [namespace, texts] of Object.entries(resources))
    i18next.addResourceBundle(language, namespace, texts);
};

const show = (language: Language): void => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
  document.documentElement.dataset['updown'] = UP_DOWN[language] ?? 'green-up';
};

/** Loads the stored language's texts. Await it before the first render. */
export const startLanguage = async (): Promise<void> => {
  const language = currentLanguage();
  await i18next.use(initReactI18next).init({
    lng: language,
    fallbackLng: false,
    defaultNS: 'app',
    resources: {},
    interpolation: { escapeValue: false },
    react: { useSuspense: false },
  });
  await load(language);
  show(language);
};

/** Shows another language once its texts are there, and keeps it on the device. Rejects if they cannot be loaded. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await load(language);
  await i18next.changeLanguage(language);
  writeStored(LANGUAGE_KEY, language);
  useStore.setState({ language });
  show(language);
};

/** Every language with its name in itself, in the order of the table. */
export const languageOptions = (): readonly {
  readonly language: Language;
  readonly name: string;
  readonly tag: string;
  readonly translated: boolean;
}[] =>
  Object.keys(LANGUAGE_TABLE)
    .filter(isLanguage)
    .map((language) => {
      const { name, tag, translated } = LANGUAGE_TABLE[language];
      return { language, name, tag, translated };
    });
