/* Twelve languages and their numbers: loading, selection, and syncing with the server. The texts are in locales/. */
export {
  changeLanguage,
  currentLanguage,
  languageOptions,
  loadScreenTexts,
  startLanguage,
  useLanguage,
} from './language';
export { numberOptions, setNumberChoice, useNumberChoice } from './numbers';
export { useSyncLanguage } from './queries';
