import { useSyncExternalStore } from 'react';
import { toDrawing } from '@/domain/money/decimal';

const onResize = (onChange: () => void): (() => void) => {
  window.addEventListener('resize', onChange);
  return () => window.removeEventListener('resize', onChange);
};

/** The reader's text size in pixels. */
const textSize = (): number =>
  toDrawing(getComputedStyle(document.documentElement).fontSize.replace('px', ''));

/**
 * Whether the screen is at least that high by the reader's text size: with larger text, less fits. Kept up to date. A media query
 * would count in the browser's text size, whatever that of the page is.
 */
export const useIsHigh = (rem: number): boolean =>
  useSyncExternalStore(
    onResize,
    () => window.innerHeight >= rem * textSize(),
    () => true,
  );
