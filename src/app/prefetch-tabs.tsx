import { useEffect } from 'react';
import { TABS } from '@/domain/screens/screens';
import { savesData } from '@/lib/saves-data';
import { loadWithTexts } from './page-loader';
import { ROUTES } from './routes';

/** Time in which the first screen has the network to itself, in milliseconds. */
const FIRST_SCREEN_MS = 5000;

const LOADS: readonly (() => Promise<unknown>)[] = [
  ...TABS.map((tab) => () => {
    const { load, texts } = ROUTES[tab];
    return Promise.allSettled([loadWithTexts(load, texts)]);
  }),
  () => Promise.allSettled([import('./other-pages'), import('./money-pages')]),
];

/**
 * Loads the code and texts of the tabs, then where the other screens' code is. Stops without a connection: browsers remember
 * that a file of code could not be fetched, and the screen that needs it would fail as well, back online.
 */
const loadTabs = async (): Promise<void> => {
  for (const load of LOADS) {
    if (!navigator.onLine) return;
    await load();
  }
};

/** Fetches the other tabs ahead, one after another, unless the user asks browsers to save data. */
export const PrefetchTabs = () => {
  // Synchronises with the network.
  useEffect(() => {
    if (savesData()) return undefined;
    const timer = setTimeout(() => void loadTabs(), FIRST_SCREEN_MS);
    return () => clearTimeout(timer);
  }, []);
  return null;
};
