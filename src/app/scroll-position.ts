import { useEffect, useLayoutEffect, useRef } from 'react';

/** Number of frames to wait until a loading screen is tall enough to scroll. */
const RESTORE_FRAMES = 90;

/** Scroll positions in pixels, by index in the tab's history. */
const positions = new Map<number, number>();

/** Index of the current history entry. `undefined` without the Navigation API; there every screen opens at its top. */
const historyIndex = (): number | undefined => window.navigation?.currentEntry?.index;

const restore = (top: number): void => {
  let frames = 0;
  const step = (): void => {
    window.scrollTo(0, top);
    frames += 1;
    if (window.scrollY < top && frames < RESTORE_FRAMES) requestAnimationFrame(step);
  };
  step();
};

/** Opens screens at their top and restores the scroll position when going back. */
export const useScrollPosition = (pathname: string): void => {
  const index = useRef(historyIndex());
  const shown = useRef(pathname);
  // Synchronises with the window's scrolling, which the browser would restore before the screen has its height.
  useEffect(() => {
    window.history.scrollRestoration = 'manual';
    const remember = (): void => {
      if (index.current !== undefined) positions.set(index.current, window.scrollY);
    };
    window.addEventListener('scroll', remember, { passive: true });
    return () => window.removeEventListener('scroll', remember);
  }, []);
  useLayoutEffect(() => {
    const before = index.current;
    index.current = historyIndex();
    if (shown.current === pathname) return;
    shown.current = pathname;
    const wentBack = index.current !== undefined && before !== undefined && index.current < before;
    if (wentBack) restore(positions.get(index.current ?? 0) ?? 0);
    else window.scrollTo(0, 0);
  }, [pathname]);
};
