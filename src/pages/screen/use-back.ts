import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate } from 'react-router-dom';
import { SCREEN_FRAMES } from '@/domain/screens/screen-frames';
import { screenAt, SCREENS } from '@/domain/screens/screens';
import { canGoBack, isEntryBefore } from '@/lib/app-history';
import { panelEntries } from '@/lib/use-close-on-back';

/** Passes the screen's pair on to its parent. */
const parentPath = (pathname: string, search: string): string => {
  const screen = screenAt(pathname);
  const path = SCREENS[screen === undefined ? 'home' : SCREEN_FRAMES[screen].parent];
  const pair = new URLSearchParams(search).get('pair');
  return pair === null ? path : `${path}?${new URLSearchParams({ pair }).toString()}`;
};

/** A header's way back. */
export interface Back {
  readonly label: string;
  readonly onBack: () => void;
}

/** The header's Back: to the previous screen, or after a deep link to `parent`, by default the screen's parent. */
export const useBack = (parent?: string): Back => {
  const { t } = useTranslation();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const onBack = (): void => {
    // A sheet that is still open, as one that has just saved, has an entry of its own.
    const steps = 1 + panelEntries();
    if (canGoBack(steps)) void navigate(-steps);
    else void navigate(parent ?? parentPath(pathname, search), { replace: true });
  };
  return { label: t('back'), onBack };
};

/**
 * For a click on a link to a screen, given as path and query: if that is the entry before, goes back to it instead of on, so
 * that Back from there does not lead here again.
 */
export const useBackTo = (): ((screen: string, click: { preventDefault: () => void }) => void) => {
  const navigate = useNavigate();
  return (screen, click) => {
    if (!isEntryBefore(screen)) return;
    click.preventDefault();
    void navigate(-1);
  };
};

/**
 * Leaves a finished screen to another one, given as path and query: back to it if it is the entry before, otherwise to it in
 * place of this screen. Back from there leads to neither of them again.
 */
export const useLeaveTo = (): ((screen: string) => void) => {
  const navigate = useNavigate();
  return (screen) => {
    if (isEntryBefore(screen)) void navigate(-1);
    else void navigate(screen, { replace: true });
  };
};
