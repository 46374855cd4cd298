/* Twelve languages, their numbers, their up and down colours: loading, selection, syncing. The texts are in locales/. */
export {
  DIRECTION_COLORS,
  directionColorsIn,
  setDirectionColors,
  useDirectionColors,
} from './direction-colors';
export {
  changeLanguage,
  currentLanguage,
  hasTexts,
  languageOptions,
  loadScreenTexts,
  startLanguage,
  useLanguage,
} from './language';
export { numberOptions, setNumberChoice, useNumberChoice } from './numbers';
export { useSyncLanguage } from './queries';
