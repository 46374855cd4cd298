import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { onStoredChange, readStored, writeStored } from '@/lib/storage';
import { LANGUAGE_TABLE } from '@locales/languages';
import { loadTexts } from '@locales/load-texts';
import type { Namespace } from '@locales/resources';

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

/** Texts come as they are needed: i18next asks for a namespace, this fetches its chunk. */
const BACKEND: BackendModule = {
  type: 'backend',
  init: () => undefined,
  read: (language, namespace, callback) => {
    if (!isLanguage(language)) return;
    loadTexts(language, namespace).then(
      (texts) => callback(null, texts),
      (error: unknown) =>
        callback(error instanceof Error ? error : new Error(String(error)), false),
    );
  },
};

const show = (language: Language): void => {
  document.documentElement.lang = LANGUAGE_TABLE[language].tag;
  document.documentElement.dataset['updown'] = UP_DOWN[language] ?? 'green-up';
};

/** Loads what every screen and the first one show in the stored language. Await it before the first render; rejects without texts. Follows what other tabs store. */
export const startLanguage = async (firstTexts: readonly Namespace[]): Promise<void> => {
  const language = currentLanguage();
  await i18next
    .use(BACKEND)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: false,
      ns: ['app', ...firstTexts],
      defaultNS: 'app',
      interpolation: { escapeValue: false },
    });
  await needTexts(['app', ...firstTexts]);
  show(language);
  onStoredChange(LANGUAGE_KEY, () => {
    // Without its texts this tab stays as it is; the next start asks for them again.
    void adopt(restore()).catch(() => undefined);
  });
};

/** True if the texts of a screen are there. */
export const hasTexts = (namespaces: readonly Namespace[]): boolean =>
  namespaces.every((namespace) => i18next.hasResourceBundle(currentLanguage(), namespace));

/** Loads the texts of a screen beside its code, so that it does not wait for them afterwards. Rejects if they cannot be loaded. */
export const needTexts = async (namespaces: readonly Namespace[]): Promise<void> => {
  await i18next.loadNamespaces(namespaces);
  // i18next goes on in silence without texts, and never asks for them again.
  const language = currentLanguage();
  const missing = namespaces.filter((namespace) => !hasTexts([namespace]));
  await Promise.all(
    missing.map(async (namespace) =>
      i18next.addResourceBundle(language, namespace, await loadTexts(language, namespace)),
    ),
  );
};

const adopt = async (language: Language): Promise<void> => {
  // i18next goes on in silence without texts: what it has shown so far must be there first.
  const shown = Object.keys(i18next.store.data[currentLanguage()] ?? {});
  await Promise.all(shown.map((namespace) => loadTexts(language, namespace)));
  await i18next.changeLanguage(language);
  useStore.setState({ language });
  show(language);
};

/** Shows another language once its texts are there, and keeps it on the device. Rejects if they cannot be loaded. */
export const changeLanguage = async (language: Language): Promise<void> => {
  await adopt(language);
  writeStored(LANGUAGE_KEY, language);
};

/** Every language with its name in itself, in the order of the table. */
export const languageOptions = (): readonly {
  readonly language: Language;
  readonly name: string;
  readonly tag: string;
}[] =>
  Object.keys(LANGUAGE_TABLE)
    .filter(isLanguage)
    .map((language) => {
      const { name, tag } = LANGUAGE_TABLE[language];
      return { language, name, tag };
    });
