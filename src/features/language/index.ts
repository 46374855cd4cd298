/* Twelve languages: loading, selection, and syncing with the server. The texts are in locales/. */
export {
  changeLanguage,
  currentLanguage,
  hasTexts,
  languageOptions,
  loadScreenTexts,
  startLanguage,
  useLanguage,
} from './language';
export { useSyncLanguage } from './queries';
