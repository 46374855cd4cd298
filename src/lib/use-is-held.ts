import { useState, type RefCallback } from 'react';

/**
 * What holds an element, and what ends that. A finger counts by itself: of one that scrolls, browsers say that its pointer has
 * left.
 */
const HOLDS = [
  ['pointerenter', 'pointerleave'],
  ['touchstart', 'touchend', 'touchcancel'],
  ['focusin', 'focusout'],
] as const;

/** True while a pointer, a finger or the focus is on the element. Used to pause automatic movement. */
export const useIsHeld = <T extends Element>(): readonly [RefCallback<T>, boolean] => {
  const [held, setHeld] = useState<Readonly<Record<string, boolean>>>({});
  const ref = (element: T | null) => {
    if (element === null) return undefined;
    const listeners = new AbortController();
    for (const [start, ...ends] of HOLDS) {
      for (const type of [start, ...ends]) {
        const change = () => setHeld((before) => ({ ...before, [start]: type === start }));
        element.addEventListener(type, change, { signal: listeners.signal, passive: true });
      }
    }
    return () => listeners.abort();
  };
  return [ref, Object.values(held).includes(true)];
};
