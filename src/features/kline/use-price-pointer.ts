import { useRef, type PointerEvent } from 'react';

/** Pixels of sideways movement from which a press is no tap. */
const SLOP = 8;
const LONG_PRESS_MS = 300;

/** A press in progress. */
interface Press {
  readonly x: number;
  readonly timer: ReturnType<typeof setTimeout> | undefined;
}

const xIn = ({ clientX, currentTarget }: PointerEvent<HTMLElement>): number =>
  clientX - currentTarget.getBoundingClientRect().left;

/**
 * Handlers for an element that is read by pressing and moving sideways, by a long press or by hovering with the mouse, and
 * tapped. Vertical movement stays with the page: the element needs `touch-action: pan-y`.
 */
export const usePricePointer = (on: {
  /** Pixels from the left of the element. */
  readonly onRead: (x: number) => void;
  readonly onLeave: () => void;
  readonly onTap: () => void;
}) => {
  const press = useRef<Press>(undefined);
  const isReading = useRef(false);
  const end = (): void => {
    clearTimeout(press.current?.timer);
    press.current = undefined;
  };
  const read = (x: number): void => {
    clearTimeout(press.current?.timer);
    isReading.current = true;
    on.onRead(x);
  };
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      end();
      // The second finger of a pinch is no tap.
      isReading.current = !event.isPrimary;
      if (!event.isPrimary || event.button !== 0) return;
      const x = xIn(event);
      const isMouse = event.pointerType === 'mouse';
      press.current = { x, timer: isMouse ? undefined : setTimeout(() => read(x), LONG_PRESS_MS) };
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const x = xIn(event);
      const { current } = press;
      if (current === undefined) {
        if (event.pointerType === 'mouse') on.onRead(x);
      } else if (isReading.current || Math.abs(x - current.x) > SLOP) read(x);
    },
    onPointerUp: end,
    // Also after a finger is lifted, or when the page takes over the movement.
    onPointerLeave: () => {
      end();
      on.onLeave();
    },
    // Also fires at the end of a drag with the mouse.
    onClick: () => {
      if (!isReading.current) on.onTap();
    },
  };
};
