import { useRef, useState, type MouseEvent, type PointerEvent } from 'react';
import { useInterval } from './use-interval';

/** How long a press lasts before it repeats, and how fast it does then. */
const HOLD_MS = 450;
const REPEAT_MS = 80;

/** What a button takes so that it repeats while it is held. */
export interface HoldRepeat {
  readonly onPointerDown: (event: PointerEvent) => void;
  readonly onPointerUp: () => void;
  readonly onPointerLeave: () => void;
  readonly onPointerCancel: () => void;
  readonly onContextMenu: (event: MouseEvent) => void;
  readonly onClick: () => void;
}

/** A press does `action` once; held, it does it again and again. By keyboard, Enter repeats by itself. */
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
    // A long touch would open the browser's menu.
    onContextMenu: (event) => event.preventDefault(),
    onClick: () => {
      // The click that ends a hold is none.
      if (!repeated.current) action();
      repeated.current = false;
    },
  };
};
