import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useInterval } from './use-interval';

/** Delay before a press repeats, and the interval of repeats. */
const HOLD_MS = 450;
const REPEAT_MS = 80;

/** Handlers of a button that repeats while held. */
export interface HoldRepeat {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClick: () => void;
}

/** Runs `action` once on a press, and repeatedly while held. On a keyboard, Enter repeats by itself. */
export const useHoldRepeat = (action: () => void): HoldRepeat => {
  const [phase, setPhase] = useState<'idle' | 'waiting' | 'repeating'>('idle');
  const repeated = useRef(false);
  const delay = { idle: undefined, waiting: HOLD_MS, repeating: REPEAT_MS }[phase];
  useInterval(() => {
    repeated.current = true;
    setPhase('repeating');
    action();
  }, delay);
  const end = (): void => setPhase('idle');
  return {
    onPointerDown: ({ button }) => {
      repeated.current = false;
      if (button === 0) setPhase('waiting');
    },
    onPointerUp: end,
    onPointerLeave: end,
    onPointerCancel: end,
    // A long touch would open the browser's context menu.
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      // Ignores the click that ends a hold.
      if (!repeated.current) action();
      repeated.current = false;
    },
  };
};
