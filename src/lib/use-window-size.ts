import { useSyncExternalStore } from 'react';

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The window's inner size in pixels, kept up to date. */
export const useWindowSize = (): { readonly width: number; readonly height: number } => ({
  width: useSyncExternalStore(
    subscribe,
    () => window.innerWidth,
    () => 0,
  ),
  height: useSyncExternalStore(
    subscribe,
    () => window.innerHeight,
    () => 0,
  ),
});
