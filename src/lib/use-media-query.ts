import { useSyncExternalStore } from 'react';

/** Whether the media query holds now, kept up to date. */
const useMediaQuery = (query: string): boolean =>
  useSyncExternalStore(
    (onChange) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    () => window.matchMedia(query).matches,
    () => false,
  );

/** Whether the user points with a finger. */
export const useTouch = (): boolean => useMediaQuery('(pointer: coarse)');

/** Whether the user asked for less motion. */
export const useReducedMotion = (): boolean => useMediaQuery('(prefers-reduced-motion: reduce)');
