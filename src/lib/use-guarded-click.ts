import { useRef, type MouseEvent, type MouseEventHandler } from 'react';

/** Two taps within this time count as one (specification: double-tap guard). */
export const DOUBLE_TAP_MS = 500;
/** How far apart the two taps of one finger land at most, in CSS pixels. */
const FINGER_PX = 40;

interface Tap {
  readonly at: number;
  readonly x: number;
  readonly y: number;
}

/** The last tap that a guarded button accepted, on any part of the page. */
let lastTap: Tap = { at: -Infinity, x: 0, y: 0 };

const toTap = ({ timeStamp, clientX, clientY }: MouseEvent): Tap => ({
  at: timeStamp,
  x: clientX,
  y: clientY,
});

/** True if the same finger has just tapped there. Clicks of a keyboard carry no place (0, 0). */
const isSecondTap = (tap: Tap): boolean =>
  tap.at - lastTap.at < DOUBLE_TAP_MS &&
  (tap.x !== 0 || tap.y !== 0) &&
  Math.hypot(tap.x - lastTap.x, tap.y - lastTap.y) < FINGER_PX;

/**
 * Wraps a click handler to ignore clicks for 500 ms after each accepted one: a double tap never sends twice.
 * The second tap is also ignored by a button that the first one put under the finger, such as "Done" in place of
 * "Place order".
 */
export const useGuardedClick = <T extends Element>(
  onClick: MouseEventHandler<T> | undefined,
): MouseEventHandler<T> => {
  const last = useRef(-Infinity);
  return (event: MouseEvent<T>) => {
    const tap = toTap(event);
    if (tap.at - last.current < DOUBLE_TAP_MS || isSecondTap(tap)) {
      // Also prevents a submit button from submitting its form again.
      event.preventDefault();
      return;
    }
    last.current = tap.at;
    lastTap = tap;
    onClick?.(event);
  };
};
