import type { Namespace } from '@locales/resources';
import type { ComponentType } from 'react';
import { hasTexts, loadScreenTexts } from '@/features/language';

/** Loads a page module: its default export is the page. `texts` are namespaces that only its loader knows. */
export type PageLoader = () => Promise<{
  readonly default: ComponentType;
  readonly texts?: readonly Namespace[];
}>;

/** A page and the namespaces of its texts, loaded in parallel. Others load later, when they are used. */
export interface ListedPage {
  readonly load: PageLoader;
  readonly texts: readonly Namespace[];
}

/** A page that is loaded, with the namespaces of all its texts. */
interface LoadedPage {
  readonly default: ComponentType;
  readonly texts: readonly Namespace[];
}

const LOADED = new Map<PageLoader, LoadedPage>();

/** Keeps what a loader has loaded, for `loadedPage`. */
export const keepLoaded = (load: PageLoader, page: LoadedPage): LoadedPage => {
  LOADED.set(load, page);
  return page;
};

/** Loads a page and its texts. Waits for both, although one may fail: what tells of a page that failed has its title. */
export const loadWithTexts = async (
  load: PageLoader,
  texts: readonly Namespace[],
): Promise<LoadedPage> => {
  const parts = [load(), loadScreenTexts(texts)] as const;
  await Promise.allSettled(parts);
  const [page] = await Promise.all(parts);
  return keepLoaded(load, { default: page.default, texts: [...texts, ...(page.texts ?? [])] });
};

/** The page of a loader if it is there, with its texts in the language in use; otherwise undefined. */
export const loadedPage = (load: PageLoader): ComponentType | undefined => {
  const loaded = LOADED.get(load);
  return loaded !== undefined && hasTexts(loaded.texts) ? loaded.default : undefined;
};
