import type { ComponentType } from 'react';

/** Loads a page module: its default export is the page. */
export type PageLoader = () => Promise<{ readonly default: ComponentType }>;
