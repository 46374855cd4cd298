import { useRef, useState, type RefCallback } from 'react';

/** Pull distance that triggers on release, and the maximum distance, in pixels. */
export const PULL_TRIGGER_PX = 64;
const MAX_PULL_PX = 96;
/** The content follows the finger at half its distance. */
const RESISTANCE = 0.5;
/** Movements below this have no direction yet. */
const SLOP = 3;

interface Gesture {
  readonly x: number;
  readonly y: number;
  /** True for a pull; `undefined` until its direction is known. */
  pulls: boolean | undefined;
  distance: number;
}

/** True if another gesture has priority: a pan inside, or a scrolled container. */
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

/** Follows the finger; false if the gesture is not a pull. */
const follow = (gesture: Gesture, event: TouchEvent): boolean => {
  const [touch] = event.touches;
  if (touch === undefined || event.touches.length > 1) return false;
  const [dx, dy] = [touch.clientX - gesture.x, touch.clientY - gesture.y];
  if (gesture.pulls === undefined && Math.hypot(dx, dy) < SLOP) return true;
  gesture.pulls ??= dy > Math.abs(dx);
  gesture.distance = Math.min(MAX_PULL_PX, Math.max(0, dy * RESISTANCE));
  return gesture.pulls;
};

/**
 * Distance in pixels that a finger pulls an element down from the top of everything scrollable. Calls `onPulled` when
 * it is released far enough down. Uses touch events: pointer events end as soon as the browser scrolls.
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
    if (isPull && last?.pulls === true && last.distance >= PULL_TRIGGER_PX) onPulled?.();
  };
  const move = (event: TouchEvent): void => {
    const { current } = gesture;
    if (current === undefined) return;
    if (!follow(current, event)) return end(false);
    if (current.pulls !== true) return;
    // Otherwise the browser would pull and reload the whole page.
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
