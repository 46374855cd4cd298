import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SCREEN_FRAMES } from '@/domain/screens/screen-frames';
import type { Screen } from '@/domain/screens/screens';

const namespaceOf = (screen: Screen): string => SCREEN_FRAMES[screen].title.split(':')[0] ?? '';

/** The titles of other screens, whose texts may still have to load; `undefined` until then. */
export const useScreenTitles = (
  screens: readonly Screen[],
): ((screen: Screen) => string | undefined) => {
  const { i18n } = useTranslation();
  const names = [...new Set(screens.map(namespaceOf))].join(' ');
  const bundle = `${i18n.language} ${names}`;
  const [loaded, setLoaded] = useState<string>();
  // External resource: the texts of those screens.
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      await i18n.loadNamespaces(names.split(' '));
      if (isCurrent) setLoaded(bundle);
    };
    void load();
    return () => {
      isCurrent = false;
    };
  }, [i18n, names, bundle]);
  return (screen) => (loaded === bundle ? i18n.t(SCREEN_FRAMES[screen].title) : undefined);
};
