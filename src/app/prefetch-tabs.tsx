import { useEffect } from 'react';
import { TABS } from '@/domain/screens/screens';
import { loadScreenTexts } from '@/features/language';
import { savesData } from '@/lib/saves-data';
import { ROUTES } from './routes';

/** Time in which the first screen has the network to itself, in milliseconds. */
const FIRST_SCREEN_MS = 5000;

/** Loads the code and texts of the tabs, then where the other screens' code is. What fails is loaded again by the screen, which says so. */
const loadTabs = async (): Promise<void> => {
  for (const tab of TABS) {
    const { load, texts } = ROUTES[tab];
    await Promise.allSettled([load(), loadScreenTexts(texts)]);
  }
  await Promise.allSettled([import('./other-pages'), import('./money-pages')]);
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
