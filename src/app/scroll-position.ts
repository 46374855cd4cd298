import { useEffect, useLayoutEffect, useRef } from 'react';

/** A screen that loads grows; this many frames it gets to become as tall as it was. */
const RESTORE_FRAMES = 90;

/** Scroll positions in pixels, by place in the tab's history. */
const positions = new Map<number, number>();

/** Where the tab's history stands; `undefined` in browsers without the Navigation API, where every screen opens at its top. */
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

/** A screen that is opened begins at its top; going back returns to where one was. */
export const useScrollPosition = (pathname: string): void => {
  const index = useRef(historyIndex());
  const shown = useRef(pathname);
  // The outside system: the window's scrolling, which the browser would restore before the screen has its height.
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
