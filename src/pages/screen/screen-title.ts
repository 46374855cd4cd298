import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SCREEN_FRAMES, type ScreenTitle } from '@/domain/screens/screen-frames';
import { screenAt } from '@/domain/screens/screens';

type NamespaceOf<Key> = Key extends `${infer Name}:${string}` ? Name : never;

/** Titles name their namespace; each screen loads the texts of its own. */
const NAMESPACES: readonly NamespaceOf<ScreenTitle>[] = ['app'];

/** The translated title of a screen. */
const useTitleText = (title: ScreenTitle): string => {
  // Re-renders on a change of language, without loading namespaces.
  const { i18n } = useTranslation();
  return i18n.getFixedT(null, NAMESPACES)(title);
};

/** The title of the current screen. */
export const useScreenTitle = (): string => {
  const screen = screenAt(useLocation().pathname);
  return useTitleText(screen === undefined ? 'app:notFound.title' : SCREEN_FRAMES[screen].title);
};
