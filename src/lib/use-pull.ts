import { useRef, useState, type RefCallback } from 'react';

/** How far a finger must be followed for a pull to count, and how far it is followed at most, in pixels. */
export const PULL_ENOUGH = 64;
const PULL_MOST = 96;
/** What is pulled is heavy: it follows by half. */
const RESISTANCE = 0.5;
/** Less than this has no direction yet. */
const SLOP = 3;

interface Gesture {
  readonly x: number;
  readonly y: number;
  /** Whether it is a pull; `undefined` until its direction shows. */
  pulls: boolean | undefined;
  distance: number;
}

/** Somebody else's gesture: it pans inside, or something around it has been scrolled. */
const isTaken = (target: EventTarget | null): boolean => {
  if (!(target instanceof Element)) return true;
  if (target.closest('[data-base-ui-swipe-ignore], input[type="range"]') !== null) return true;
  for (let at: Element | null = target; at !== null; at = at.parentElement)
    if (at.scrollTop > 0) return true;
  return (document.scrollingElement?.scrollTop ?? 0) > 0;
};

const begin = (event: TouchEvent): Gesture | undefined => {
  const [touch] = event.touches;
  if (touch === undefined || event.touches.length > 1 || isTaken(event.target)) return undefined;
  return { x: touch.clientX, y: touch.clientY, pulls: undefined, distance: 0 };
};

/** Follows the finger; false for a gesture that is no pull. */
const follow = (gesture: Gesture, event: TouchEvent): boolean => {
  const [touch] = event.touches;
  if (touch === undefined || event.touches.length > 1) return false;
  const [dx, dy] = [touch.clientX - gesture.x, touch.clientY - gesture.y];
  if (gesture.pulls === undefined && Math.hypot(dx, dy) < SLOP) return true;
  gesture.pulls ??= dy > Math.abs(dx);
  gesture.distance = Math.min(PULL_MOST, Math.max(0, dy * RESISTANCE));
  return gesture.pulls;
};

/**
 * How far a finger pulls an element down from the top of everything that scrolls, in pixels, and a call of `onPulled`
 * when it lets go far enough down. Touch events: pointer events end as soon as the browser scrolls.
 */
export const usePull = <T extends HTMLElement>(
  onPulled: (() => void) | undefined,
): { readonly ref: RefCallback<T>; readonly distance: number } => {
  const gesture = useRef<Gesture | undefined>(undefined);
  const [distance, setDistance] = useState(0);
  const start = (event: TouchEvent): void => {
    gesture.current = begin(event);
    setDistance(0);
  };
  const end = (isPull: boolean): void => {
    const last = gesture.current;
    gesture.current = undefined;
    setDistance(0);
    if (isPull && last?.pulls === true && last.distance >= PULL_ENOUGH) onPulled?.();
  };
  const move = (event: TouchEvent): void => {
    const { current } = gesture;
    if (current === undefined) return;
    if (!follow(current, event)) return end(false);
    if (current.pulls !== true) return;
    // Else the browser would pull the whole page, and refresh that.
    if (event.cancelable) event.preventDefault();
    setDistance(current.distance);
  };
  const ref = (element: T | null) => {
    if (element === null || onPulled === undefined) return undefined;
    const listeners = new AbortController();
    const { signal } = listeners;
    element.addEventListener('touchstart', start, { signal, passive: true });
    element.addEventListener('touchmove', move, { signal, passive: false });
    element.addEventListener('touchend', () => end(true), { signal });
    element.addEventListener('touchcancel', () => end(false), { signal });
    return () => listeners.abort();
  };
  return { ref, distance };
};
