/* Twelve languages: loading, choosing, telling the server. The texts are in locales/. */
export {
  changeLanguage,
  currentLanguage,
  languageOptions,
  needTexts,
  startLanguage,
  useLanguage,
} from './language';
export { useTellServer } from './queries';
