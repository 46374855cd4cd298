import type { Namespace } from '@locales/resources';
import type { ComponentType } from 'react';
import { loadScreenTexts } from '@/features/language';

/** Loads a page module: its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

/** A page and the namespaces of its texts, loaded in parallel. Others load later, when they are used. */
export interface ListedPage {
  readonly load: PageLoader;
  readonly texts: readonly Namespace[];
}

const LOADED = new Map<PageLoader, ComponentType>();

/** The page that a loader has loaded with its texts. A change of the language waits for all texts that are loaded. */
export const loadedPage = (load: PageLoader): ComponentType | undefined => LOADED.get(load);

/** Loads a page and its texts. Waits for both, although one may fail: what tells of a page that failed has its title. */
export const loadWithTexts = async (load: PageLoader, texts: readonly Namespace[]) => {
  const parts = [load(), loadScreenTexts(texts)] as const;
  await Promise.allSettled(parts);
  const [page] = await Promise.all(parts);
  LOADED.set(load, page.default);
  return page;
};
