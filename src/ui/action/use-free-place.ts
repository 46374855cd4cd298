import { useEffect, useState, type RefObject } from 'react';
import { isTyping } from '@/lib/is-typing';
import { browserTimers } from '@/lib/timers';
import { coveredBoxes } from './covered-boxes';
import { isFree, nearestFree, type TabPlace, type TabRoom } from './free-place';

/** Scrolling and typing have ended if nothing has moved for this long. */
const REST_MS = 400;
/** Between two looks at a page whose content changes: prices tick all the time. */
const CHANGE_MS = 1000;

/** True while the keyboard is on the tab. */
const isHeld = (tab: HTMLElement | null): boolean => tab?.matches(':focus-visible') === true;

/** How the page changed, for a tab that must leave it free. */
interface PageWatcher {
  /** The user scrolls or types. */
  readonly onBusy: () => void;
  /** The page has come to rest: after scrolling or typing, or after another change. */
  readonly onRest: (after: 'busy' | 'change') => void;
}

/** Watches scrolling, typing and the page's content. Returns the function that stops it. */
const watchPage = ({ onBusy, onRest }: PageWatcher): (() => void) => {
  let cancelRest: (() => void) | undefined;
  const restSoon = (after: 'busy' | 'change'): void => {
    cancelRest?.();
    cancelRest = browserTimers.after(REST_MS, () => onRest(after));
  };
  const beBusy = (): void => {
    onBusy();
    restSoon('busy');
  };
  let cancelChange: (() => void) | undefined;
  const onChange = (): void => {
    // The next change does not delay it.
    cancelChange ??= browserTimers.after(CHANGE_MS, () => {
      cancelChange = undefined;
      onRest('change');
    });
  };
  const listeners = new AbortController();
  const { signal } = listeners;
  window.addEventListener('scroll', beBusy, { signal, capture: true, passive: true });
  document.addEventListener('focusin', () => (isTyping() ? beBusy() : onChange()), { signal });
  document.addEventListener('focusout', onChange, { signal });
  const changes = new MutationObserver(onChange);
  changes.observe(document.body, { childList: true, subtree: true, characterData: true });
  return () => {
    listeners.abort();
    changes.disconnect();
    cancelRest?.();
    cancelChange?.();
  };
};

/**
 * The free place nearest to `wanted` for a tab; `undefined` while everything is covered, and while the user scrolls or types.
 * Follows the page: it leaves a place that is covered later, and returns to the wanted one. A tab that the keyboard is on stays.
 */
export const useFreePlace = (
  ref: RefObject<HTMLElement | null>,
  wanted: TabPlace,
  room: TabRoom,
): TabPlace | undefined => {
  const [place, setPlace] = useState<TabPlace>();
  const { edge, top } = wanted;
  const { width, top: roomTop, bottom, tab } = room;
  // Synchronises with the document: what lies where is known only there.
  useEffect(() => {
    const hide = (): void => {
      if (!isHeld(ref.current)) setPlace(undefined);
    };
    const search = (after: 'busy' | 'change'): void => {
      const { current } = ref;
      if (current === null || isHeld(current)) return;
      const boxes = coveredBoxes(current);
      const here = { width, top: roomTop, bottom, tab };
      const nearest = isTyping() ? undefined : nearestFree({ edge, top }, boxes, here);
      const isWanted = nearest?.edge === edge && nearest.top === top;
      setPlace((now) => {
        const isKept = after === 'change' && !isWanted && now !== undefined;
        return isKept && isFree(now, boxes, here) ? now : nearest;
      });
    };
    const first = requestAnimationFrame(() => search('busy'));
    const stop = watchPage({ onBusy: hide, onRest: search });
    return () => {
      cancelAnimationFrame(first);
      stop();
    };
  }, [ref, edge, top, width, roomTop, bottom, tab]);
  return place;
};
