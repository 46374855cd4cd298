import { useTranslation } from 'react-i18next';

/**
 * BCP 47 tag of the page's language, for `Intl`. Renders again when it changes. Read from the page inside a component,
 * it is not an input of what is formatted, and the formatted text outlives the language.
 */
export const usePageLanguage = (): string => {
  useTranslation();
  return document.documentElement.lang;
};
