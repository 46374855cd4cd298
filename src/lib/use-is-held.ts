import { useState, type RefCallback } from 'react';

/** True while a pointer or the focus is on the element. Used to pause automatic movement. */
export const useIsHeld = <T extends Element>(): readonly [RefCallback<T>, boolean] => {
  const [held, setHeld] = useState(false);
  const ref = (element: T | null) => {
    if (element === null) return undefined;
    const listeners = new AbortController();
    const listen = (types: readonly string[], value: boolean) => {
      for (const type of types) {
        element.addEventListener(type, () => setHeld(value), { signal: listeners.signal });
      }
    };
    listen(['pointerenter', 'focusin'], true);
    listen(['pointerleave', 'focusout'], false);
    return () => listeners.abort();
  };
  return [ref, held];
};
