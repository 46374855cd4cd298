import { useRef, type MouseEvent, type MouseEventHandler } from 'react';

/** Two taps within this time count as one (specification: double-tap guard). */
const DOUBLE_TAP_MS = 500;

/** Wraps a click handler to ignore clicks for 500 ms after each accepted one: a double tap never sends twice. */
export const useGuardedClick = <T extends Element>(
  onClick: MouseEventHandler<T> | undefined,
): MouseEventHandler<T> => {
  const last = useRef(-Infinity);
  return (event: MouseEvent<T>) => {
    if (event.timeStamp - last.current < DOUBLE_TAP_MS) {
      // Also prevents a submit button from submitting its form again.
      event.preventDefault();
      return;
    }
    last.current = event.timeStamp;
    onClick?.(event);
  };
};
