import i18next, { type BackendModule } from 'i18next';
import { initReactI18next } from 'react-i18next';
import { create } from 'zustand';
import { LANGUAGES, type Language } from '@/api/dialects/languages';
import { createStoredValue } from '@/lib/stored-value';
import { LANGUAGE_TABLE } from '@locales/languages';
import { loadTexts } from '@locales/load-texts';
import type { Namespace } from '@locales/resources';
import { applyNumbers, onNumberChoice } from './numbers';

const DEFAULT: Language = 'en';

const isLanguage = (text: string | undefined): text is Language =>
  LANGUAGES.some((known) => known === text);

const stored = createStoredValue<Language>({
  names: ['lang'],
  parse: ([text]) => (isLanguage(text) ? text : DEFAULT),
  print: (language) => [language],
});

/** The displayed language. It follows the stored one once its texts are loaded. */
const useStore = create<{ readonly language: Language }>(() => ({ language: stored.get() }));

/** The current language. */
export const currentLanguage = (): Language => useStore.getState().language;

/** The current language, for components. */
export const useLanguage = (): Language => useStore(({ language }) => language);

/** Loads the chunk of a namespace when i18next requests it. */
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
};

/**
 * Loads the texts of every screen and of the first one in the stored language. Await it before the first render;
 * rejects if they cannot be loaded. Follows changes by other tabs.
 */
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
  await loadScreenTexts(['app', ...firstTexts]);
  applyNumbers(language);
  show(language);
  stored.subscribe((next) => {
    // If loading fails, this tab keeps its language; the next start tries again.
    void adopt(next).catch(() => undefined);
  });
  onNumberChoice(() => {
    applyNumbers(currentLanguage());
    // Renders every component with texts again, and with it the numbers in them.
    i18next.emit('languageChanged', currentLanguage());
  });
};

/** Loads the texts of a screen together with its code. Rejects if they cannot be loaded. */
export const loadScreenTexts = async (namespaces: readonly Namespace[]): Promise<void> => {
  await i18next.loadNamespaces(namespaces);
  // i18next fails silently without texts, and never requests them again.
  const language = currentLanguage();
  const missing = namespaces.filter((namespace) => !i18next.hasResourceBundle(language, namespace));
  await Promise.all(
    missing.map(async (namespace) =>
      i18next.addResourceBundle(language, namespace, await loadTexts(language, namespace)),
    ),
  );
};

/** The newest choice: texts of an earlier one that come later must not take its place. */
let wanted: Language | undefined;

/** False if another language was chosen meanwhile. */
const adopt = async (language: Language): Promise<boolean> => {
  wanted = language;
  if (language === currentLanguage()) return true;
  // i18next fails silently without texts, so all that are loaded must load first, and those that load meanwhile.
  const names = (): readonly string[] => Object.keys(i18next.store.data[currentLanguage()] ?? {});
  for (let count = -1; count < names().length;) {
    count = names().length;
    await Promise.all(names().map((namespace) => loadTexts(language, namespace)));
  }
  if (wanted !== language) return false;
  applyNumbers(language);
  // Before the change, which renders everything: names and lists are formatted in the page's language.
  show(language);
  await i18next.changeLanguage(language);
  useStore.setState({ language });
  return wanted === language;
};

/**
 * Switches the language once its texts are loaded, and stores it on the device. False, with nothing stored, if another one
 * was chosen meanwhile. Rejects if they cannot be loaded.
 */
export const changeLanguage = async (language: Language): Promise<boolean> => {
  const isAdopted = await adopt(language);
  if (isAdopted) stored.set(language);
  return isAdopted;
};

/** Every language with its native name, in the order of the table. */
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
