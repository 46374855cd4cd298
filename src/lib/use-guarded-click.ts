import { useRef, type MouseEvent, type MouseEventHandler } from 'react';

/** Two taps within this time count as one (specification: double-tap guard). */
export const DOUBLE_TAP_MS = 500;
/** How far apart the two taps of one finger land at most, in CSS pixels. */
const FINGER_PX = 40;

/** When and where something was tapped. */
type Tap = Pick<MouseEvent, 'timeStamp' | 'clientX' | 'clientY'>;

/** The last tap that a guarded button accepted, on any part of the page. */
let lastTap: Tap = { timeStamp: -Infinity, clientX: 0, clientY: 0 };

/** True if the same finger has just tapped a guarded button there. Clicks of a keyboard carry no place (0, 0). */
export const isSecondTap = ({ timeStamp, clientX, clientY }: Tap): boolean =>
  timeStamp - lastTap.timeStamp < DOUBLE_TAP_MS &&
  (clientX !== 0 || clientY !== 0) &&
  Math.hypot(clientX - lastTap.clientX, clientY - lastTap.clientY) < FINGER_PX;

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
    const { timeStamp, clientX, clientY } = event;
    if (timeStamp - last.current < DOUBLE_TAP_MS || isSecondTap(event)) {
      // Also prevents a submit button from submitting its form again.
      event.preventDefault();
      return;
    }
    last.current = timeStamp;
    // Not the event itself, which would keep its elements in memory.
    lastTap = { timeStamp, clientX, clientY };
    onClick?.(event);
  };
};
