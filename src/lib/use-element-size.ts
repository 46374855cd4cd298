import { useState, type RefCallback } from 'react';

/** The size of an element in whole pixels. */
export interface ElementSize {
  readonly width: number;
  readonly height: number;
}

/** The inner size of the element with this ref, kept up to date; `undefined` before the first layout. */
export const useElementSize = <T extends Element>(): readonly [
  RefCallback<T>,
  ElementSize | undefined,
] => {
  const [size, setSize] = useState<ElementSize>();
  const [ref] = useState(() => (element: T | null) => {
    if (element === null) return undefined;
    const observer = new ResizeObserver(() =>
      setSize({ width: element.clientWidth, height: element.clientHeight }),
    );
    observer.observe(element);
    return () => observer.disconnect();
  });
  return [ref, size];
};
