/* Twelve languages: loading, choosing, telling the server. The texts are in locales/. */
export {
  changeLanguage,
  currentLanguage,
  hasTexts,
  languageOptions,
  needTexts,
  startLanguage,
  useLanguage,
} from './language';
export { useTellServer } from './queries';
