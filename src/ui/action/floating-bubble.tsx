import { clsx } from 'clsx';
import { useId, useRef, useState, type PointerEvent, type ReactNode } from 'react';
import { useWindowSize } from '@/lib/use-window-size';
import { XIcon } from '../icons';
import { toDocked, toPoint, type BubblePosition } from './dock-position';
import { useFreePlace } from './use-free-place';

/** A round button that floats over the page. */
export interface FloatingBubbleProps {
  readonly label: string;
  /** How it is moved and put away, for assistive technology. */
  readonly hint: string;
  readonly icon: ReactNode;
  readonly onClick: () => void;
  readonly position: BubblePosition;
  /** Called with the position where it was dropped; pass it back as `position`. */
  readonly onPosition: (position: BubblePosition) => void;
  /** Called when it is dropped on the target that appears while it is dragged, or Delete is pressed. */
  readonly onPutAway: () => void;
  readonly putAwayLabel: string;
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
/** The target to put it away, above the dock: its distance, and how near the bubble's centre must come. */
const TARGET = { above: 56, reach: 56 } as const;

interface Point {
  readonly x: number;
  readonly y: number;
}

/** How far it has been dragged, and what follows from it. */
const useDrag = () => {
  const start = useRef<Point | null>(null);
  const wasDragged = useRef(false);
  const [drag, setDrag] = useState<Point | null>(null);
  return {
    drag,
    begin: (event: PointerEvent): void => {
      event.currentTarget.setPointerCapture(event.pointerId);
      start.current = { x: event.clientX, y: event.clientY };
      wasDragged.current = false;
    },
    move: (event: PointerEvent): void => {
      if (start.current === null) return;
      const next = { x: event.clientX - start.current.x, y: event.clientY - start.current.y };
      if (!wasDragged.current && Math.hypot(next.x, next.y) < TAP_SLOP) return;
      wasDragged.current = true;
      setDrag(next);
    },
    /** Ends it; true if there was one. */
    end: (): boolean => {
      const isDrop = start.current !== null && wasDragged.current;
      start.current = null;
      setDrag(null);
      return isDrop;
    },
    /** False for the click that ends a drag. */
    takeClick: (): boolean => {
      const isTap = !wasDragged.current;
      wasDragged.current = false;
      return isTap;
    },
  };
};

const PutAwayTarget = (props: {
  readonly label: string;
  readonly isReached: boolean;
  readonly bottom: number;
}) => (
  <div
    aria-hidden="true"
    style={{ bottom: props.bottom }}
    className={clsx(
      'pointer-events-none fixed left-1/2 z-20 flex min-h-11 -translate-x-1/2 items-center gap-2 rounded-full px-4 text-label font-semibold whitespace-nowrap shadow-toast',
      props.isReached ? 'bg-red text-on-fill' : 'bg-surface text-ink',
    )}
  >
    <XIcon size={18} />
    {props.label}
  </div>
);

/**
 * Docks as a tab at the edge, where it covers nothing, nearest to where it was dropped. Hidden while the user scrolls or
 * types, if there is no such place, and on a phone turned on its side. By keyboard it is a plain button, which Tab always
 * reaches; Delete puts it away.
 */
export const FloatingBubble = (props: FloatingBubbleProps) => {
  const window = useWindowSize();
  const ref = useRef<HTMLButtonElement>(null);
  const hint = useId();
  const { drag, ...pointer } = useDrag();
  const top = props.topInset ?? 0;
  const bottomInset = props.bottomInset ?? 64;
  const bottom = window.height - bottomInset;
  const room = { width: window.width, height: bottom - top, size: SIZE, margin: MARGIN };
  const wanted = { edge: props.position.edge, top: top + toPoint(props.position, room).y };
  // Upwards it may stand beside what is in the header.
  const highest = Math.max(0, top - TAB.height);
  const place = useFreePlace(ref, wanted, { width: window.width, top: highest, bottom, tab: TAB });
  const docked = place ?? wanted;
  const edgeX = docked.edge === 'left' ? 0 : window.width - TAB.width;
  const at = { x: edgeX + (drag?.x ?? 0), y: docked.top + (drag?.y ?? 0) };
  const isAtTarget =
    Math.hypot(at.x + SIZE / 2 - window.width / 2, at.y + SIZE / 2 - (bottom - TARGET.above)) <
    TARGET.reach;

  const drop = () => {
    if (!pointer.end()) return;
    if (isAtTarget) props.onPutAway();
    else props.onPosition(toDocked(at.x, at.y - top, room));
  };
  return (
    <>
      {drag !== null && (
        <PutAwayTarget
          label={props.putAwayLabel}
          isReached={isAtTarget}
          bottom={bottomInset + TARGET.above - 22}
        />
      )}
      <button
        ref={ref}
        type="button"
        aria-label={props.label}
        aria-describedby={hint}
        aria-keyshortcuts="Delete"
        onPointerDown={pointer.begin}
        onPointerMove={pointer.move}
        onPointerUp={drop}
        onPointerCancel={drop}
        onClick={() => {
          if (pointer.takeClick()) props.onClick();
        }}
        onKeyDown={({ key }) => {
          if (key === 'Delete' || key === 'Backspace') props.onPutAway();
        }}
        style={
          drag === null
            ? { translate: `${edgeX}px ${docked.top}px`, ...TAB }
            : { translate: `${at.x}px ${at.y}px`, width: SIZE, height: SIZE }
        }
        className={clsx(
          'fixed top-0 left-0 z-30 grid touch-none sideways:hidden place-items-center bg-ink text-on-ink shadow-toast select-none',
          drag === null
            ? `transition-[translate] duration-200 ease-sheet ${TAB_SHAPE[docked.edge]}`
            : 'rounded-full',
          // Still in the order of Tab, which brings it out.
          drag === null &&
            place === undefined &&
            'pointer-events-none opacity-0 focus-visible:pointer-events-auto focus-visible:opacity-100',
        )}
      >
        {props.icon}
        <span id={hint} hidden>
          {props.hint}
        </span>
      </button>
    </>
  );
};
