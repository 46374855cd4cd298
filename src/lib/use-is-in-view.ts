import { useEffect, useRef, useState, type RefObject } from 'react';

/** Browsers round the share of an element that is in sight. */
const ALMOST = 0.98;

/** A ref for an element, and whether all of it is in sight below the first `top` pixels of the viewport. True until it is known. */
export const useIsInView = <T extends Element>(
  top = 0,
): { readonly ref: RefObject<T | null>; readonly isInView: boolean } => {
  const ref = useRef<T>(null);
  const [isInView, setInView] = useState(true);
  // Synchronises with an intersection observer.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setInView((entries.at(-1)?.intersectionRatio ?? 1) > ALMOST),
      { rootMargin: `-${top}px 0px 0px`, threshold: [0, ALMOST, 1] },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [top]);
  return { ref, isInView };
};
