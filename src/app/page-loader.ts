import type { Namespace } from '@locales/resources';
import type { ComponentType } from 'react';

/** Loads a page module: its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;

/** A page and the namespaces of its texts, loaded in parallel. Others load later, when they are used. */
export interface ListedPage {
  readonly load: PageLoader;
  readonly texts: readonly Namespace[];
}
