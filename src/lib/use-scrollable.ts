import { useState, type RefCallback } from 'react';

/** True if an element's content overflows it: then it must be focusable to be scrolled by keyboard. */
export const useScrollable = <T extends Element>(): readonly [RefCallback<T>, boolean] => {
  const [scrollable, setScrollable] = useState(false);
  const ref = (element: T | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setScrollable(
        element.scrollHeight > element.clientHeight || element.scrollWidth > element.clientWidth,
      ),
    );
    observer.observe(element);
    for (const child of element.children) observer.observe(child);
    return () => observer.disconnect();
  };
  return [ref, scrollable];
};
