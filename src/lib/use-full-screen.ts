import { useEffect, useState } from 'react';
import { useBackCloses } from './use-back-closes';

/** Rejected where the browser or the page around does not allow it: the part fills the window then. */
const notAllowed = (): void => undefined;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Whether a part of the page has the screen for itself, and the ways in and out. Lay the part over the window while it is:
 * the browser only takes its own bars away, where it can. Back and Escape lead out.
 */
export const useFullScreen = (): {
  readonly isFull: boolean;
  readonly open: () => void;
  readonly close: () => void;
} => {
  const [isFull, setFull] = useState(false);
  const close = (): void => setFull(false);
  useBackCloses(isFull, close);
  // The outside system: the browser's own full screen.
  useEffect(() => {
    if (!isFull) return undefined;
    const listeners = new AbortController();
    const options = { signal: listeners.signal };
    const leave = (): void => setFull(false);
    if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(notAllowed);
    document.addEventListener(
      'fullscreenchange',
      () => {
        if (document.fullscreenElement === null) leave();
      },
      options,
    );
    document.addEventListener(
      'keydown',
      ({ key, target, defaultPrevented }) => {
        if (key === 'Escape' && !defaultPrevented && !isInDialog(target)) leave();
      },
      options,
    );
    return () => {
      listeners.abort();
      if (document.fullscreenElement !== null) document.exitFullscreen().catch(notAllowed);
    };
  }, [isFull]);
  return { isFull, open: () => setFull(true), close };
};
