import { useEffect, useState } from 'react';
import { useCloseOnBack } from './use-close-on-back';

/** The browser or an embedding page does not allow it: the element fills the window instead. */
const notAllowed = (): void => undefined;

const isInDialog = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('[role="dialog"]') !== null;

/**
 * Full-screen state of a part of the page, with functions to enter and leave. Render the part over the window while
 * active: the browser only hides its own bars, if it can. Back and Escape leave.
 */
export const useFullScreen = (): {
  readonly isFull: boolean;
  readonly open: () => void;
  readonly close: () => void;
} => {
  const [isFull, setFull] = useState(false);
  const close = (): void => setFull(false);
  useCloseOnBack(isFull, close);
  // Synchronises with the browser's full-screen mode.
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
