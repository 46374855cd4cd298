import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation, useSearchParams } from 'react-router-dom';
import { gatePath, safeReturnPath } from '@/domain/screens/return-path';
import { SCREEN_FRAMES } from '@/domain/screens/screen-frames';
import { screenAt, SCREENS, type Screen } from '@/domain/screens/screens';

/** The address of the screen that resolves what a gate here asks for; it leads back here afterwards. */
export const useGatePath = (): ((step: Screen) => string) => {
  const { pathname, search } = useLocation();
  return (step) => gatePath(SCREENS[step], `${pathname}${search}`);
};

/** Where the gate stood that led to this screen. */
interface Gate {
  readonly path: string;
  readonly screen: Screen;
}

const useGate = (): Gate | undefined => {
  const [query] = useSearchParams();
  const path = safeReturnPath(query.get('from') ?? undefined, '');
  const screen = screenAt(path.split(/[?#]/u)[0] ?? '');
  return path === '' || screen === undefined ? undefined : { path, screen };
};

/** The address of another screen of the same task, which keeps the way back to the gate. */
export const useStepPath = (step: Screen): string => {
  const gate = useGate();
  return gate === undefined ? SCREENS[step] : gatePath(SCREENS[step], gate.path);
};

/** The title of another screen, whose texts may still have to load; `undefined` until then. */
const useOtherTitle = (screen: Screen | undefined): string | undefined => {
  const { i18n } = useTranslation();
  const title = screen === undefined ? undefined : SCREEN_FRAMES[screen].title;
  const [namespace = ''] = title?.split(':') ?? [];
  const [loaded, setLoaded] = useState<string>();
  const { language } = i18n;
  const bundle = `${language} ${namespace}`;
  // External resource: the texts of that screen.
  useEffect(() => {
    let isCurrent = true;
    const load = async (): Promise<void> => {
      await i18n.loadNamespaces(namespace);
      if (isCurrent) setLoaded(bundle);
    };
    if (namespace !== '') void load();
    return () => {
      isCurrent = false;
    };
  }, [i18n, namespace, bundle]);
  return title === undefined || loaded !== bundle ? undefined : i18n.t(title);
};

/** The way back to the gate that led here, with the title of its screen; `undefined` if there was none. */
export const useGateReturn = (): { readonly path: string; readonly title: string } | undefined => {
  const gate = useGate();
  const title = useOtherTitle(gate?.screen);
  return gate === undefined || title === undefined ? undefined : { path: gate.path, title };
};
