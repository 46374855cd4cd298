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

/** Text size of a browser that the reader has left as it was, in pixels. */
const USUAL_SIZE = 16;

/** The reader's text size as a multiple of the usual one: 2 at 200 %. For what is drawn in pixels. Kept up to date. */
export const useTextScale = (): number =>
  useSyncExternalStore(
    onResize,
    () => textSize() / USUAL_SIZE,
    () => 1,
  );
