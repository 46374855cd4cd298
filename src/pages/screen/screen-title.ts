import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { SCREEN_FRAMES, type ScreenTitle } from '@/domain/screens/screen-frames';
import { screenAt } from '@/domain/screens/screens';

type NamespaceOf<Key> = Key extends `${infer Name}:${string}` ? Name : never;

/** Titles say where they are; a screen loads the texts of its own. */
const NAMESPACES: readonly NamespaceOf<ScreenTitle>[] = ['app'];

/** The words of a screen's title in the language in use. */
export const useTitleText = (title: ScreenTitle): string => {
  // Follows changes of language; asks for no texts that are not loaded.
  const { i18n } = useTranslation();
  return i18n.getFixedT(null, NAMESPACES)(title);
};

/** The title of the screen at the address. */
export const useScreenTitle = (): string => {
  const screen = screenAt(useLocation().pathname);
  return useTitleText(screen === undefined ? 'app:notFound.title' : SCREEN_FRAMES[screen].title);
};
