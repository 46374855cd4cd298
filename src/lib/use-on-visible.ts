import { useEffect, useEffectEvent, useRef, type RefObject } from 'react';

/** A ref for an element; calls `onVisible` when it comes within `margin` of the viewport. */
export const useOnVisible = <T extends Element>(
  onVisible: () => void,
  margin = '400px',
): RefObject<T | null> => {
  const ref = useRef<T>(null);
  const notify = useEffectEvent(onVisible);
  // Synchronises with an intersection observer.
  useEffect(() => {
    const element = ref.current;
    if (element === null) return undefined;
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some((entry) => entry.isIntersecting)) notify();
      },
      { rootMargin: margin },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [margin]);
  return ref;
};
