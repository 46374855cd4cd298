import { useState, type RefCallback } from 'react';

/** True while a finger, a pointer or the focus rests on the element; pauses automatic movement. */
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
