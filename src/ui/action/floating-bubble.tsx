import { clsx } from 'clsx';
import { useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useWindowSize } from '@/lib/use-window-size';
import { toDocked, toPoint, type BubblePosition } from './dock-position';

/** A round button that floats over the page. */
export interface FloatingBubbleProps {
  readonly label: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly position: BubblePosition;
  /** Called with the position where it was dropped; pass it back as `position`. */
  readonly onPosition: (position: BubblePosition) => void;
  /** Height reserved at the top, for the page's header. */
  readonly topInset?: number | undefined;
  /** Height reserved at the bottom, for the dock. */
  readonly bottomInset?: number | undefined;
}

/** Size while dragged. */
const SIZE = 52;
const MARGIN = 12;
/** At rest it is a tab at the edge that covers little of the page. */
const TAB = { width: 44, height: 48 } as const;
const TAB_SHAPE = { left: 'rounded-r-full', right: 'rounded-l-full' } as const;
/** A movement below this is a tap. */
const TAP_SLOP = 6;

interface Drag {
  readonly dx: number;
  readonly dy: number;
}

/** Hidden on a phone turned on its side, which has no room for it. Can be dragged and docks at the nearest edge as a tab; by keyboard it is a plain button. */
export const FloatingBubble = (props: FloatingBubbleProps) => {
  const window = useWindowSize();
  const start = useRef<{ readonly x: number; readonly y: number } | null>(null);
  const dragged = useRef(false);
  const [drag, setDrag] = useState<Drag | null>(null);
  const top = props.topInset ?? 0;
  const height = window.height - top - (props.bottomInset ?? 64);
  const room = { width: window.width, height, size: SIZE, margin: MARGIN };
  const home = toPoint(props.position, room);
  const at = { x: home.x + (drag?.dx ?? 0), y: top + home.y + (drag?.dy ?? 0) };
  const { edge } = props.position;
  const edgeX = edge === 'left' ? 0 : window.width - TAB.width;

  const move = (event: PointerEvent) => {
    if (start.current === null) return;
    const next = { dx: event.clientX - start.current.x, dy: event.clientY - start.current.y };
    if (!dragged.current && Math.hypot(next.dx, next.dy) < TAP_SLOP) return;
    dragged.current = true;
    setDrag(next);
  };
  const drop = () => {
    if (start.current !== null && dragged.current)
      props.onPosition(toDocked(at.x, at.y - top, room));
    start.current = null;
    setDrag(null);
  };
  return (
    <button
      type="button"
      aria-label={props.label}
      onPointerDown={(event) => {
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = { x: event.clientX, y: event.clientY };
        dragged.current = false;
      }}
      onPointerMove={move}
      onPointerUp={drop}
      onPointerCancel={drop}
      onClick={() => {
        // Ignores the click that ends a drag.
        if (!dragged.current) props.onClick();
        dragged.current = false;
      }}
      style={
        drag === null
          ? { translate: `${edgeX}px ${at.y}px`, ...TAB }
          : { translate: `${at.x}px ${at.y}px`, width: SIZE, height: SIZE }
      }
      className={clsx(
        'fixed top-0 left-0 z-30 grid touch-none sideways:hidden place-items-center bg-ink text-on-ink shadow-toast select-none',
        drag === null
          ? `transition-[translate] duration-200 ease-sheet ${TAB_SHAPE[edge]}`
          : 'rounded-full',
      )}
    >
      {props.icon}
    </button>
  );
};
