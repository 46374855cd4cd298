import { useEffect, useEffectEvent, useState, type PointerEvent } from 'react';

/** Callbacks for fingers, mouse and wheel on a chart; pixels are relative to the element. */
export interface ChartGestures {
  /** A drag or pinch starts; later values are relative to it. */
  readonly onStart: () => void;
  /** Pixels to the right since the start. */
  readonly onPan: (pixels: number) => void;
  /** Factor relative to the start, around a point from 0 (left) to 1. */
  readonly onPinch: (factor: number, focus: number) => void;
  readonly onPoint: (x: number, y: number) => void;
  readonly onLeave: () => void;
  /** A short tap with a finger. */
  readonly onTap: (x: number, y: number) => void;
}

const LONG_PRESS_MS = 300;
const SLOP = 8;
const WHEEL_SPEED = 0.002;

type Mode = 'none' | 'pressed' | 'pan' | 'point' | 'pinch';

interface Place {
  readonly x: number;
  readonly y: number;
}

/** Gesture recogniser of one element. A class, because it is mutable state that renders nothing. */
export class GestureRecognizer {
  private readonly fingers = new Map<number, Place>();
  private mode: Mode = 'none';
  private begin: Place = { x: 0, y: 0 };
  private span = 1;
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** True while a finger holds the crosshair: the page must not scroll then. */
  get isPointing(): boolean {
    return this.mode === 'point';
  }

  private width(): number {
    const [a, b] = this.fingers.values();
    return a === undefined || b === undefined ? 1 : Math.max(1, Math.hypot(a.x - b.x, a.y - b.y));
  }

  down(id: number, place: Place, isTouch: boolean, on: ChartGestures): void {
    clearTimeout(this.timer);
    this.fingers.set(id, place);
    on.onStart();
    if (this.fingers.size === 2) {
      this.mode = 'pinch';
      this.span = this.width();
      return;
    }
    this.begin = place;
    this.mode = 'pressed';
    if (!isTouch) return;
    this.timer = setTimeout(() => {
      if (this.mode !== 'pressed') return;
      this.mode = 'point';
      on.onPoint(place.x, place.y);
    }, LONG_PRESS_MS);
  }

  move(id: number, place: Place, width: number, on: ChartGestures): void {
    if (!this.fingers.has(id)) return;
    this.fingers.set(id, place);
    const moved = place.x - this.begin.x;
    if (this.mode === 'pressed' && Math.abs(moved) > SLOP) this.mode = 'pan';
    if (this.mode === 'pan') on.onPan(moved);
    if (this.mode === 'point') on.onPoint(place.x, place.y);
    if (this.mode === 'pinch') {
      const [a, b] = this.fingers.values();
      const middle = a === undefined || b === undefined ? place.x : (a.x + b.x) / 2;
      on.onPinch(this.width() / this.span, middle / Math.max(1, width));
    }
  }

  up(id: number, place: Place | undefined, on: ChartGestures): void {
    clearTimeout(this.timer);
    if (!this.fingers.delete(id)) return;
    if (this.mode === 'pressed' && place !== undefined) on.onTap(place.x, place.y);
    this.mode = 'none';
    const [left] = this.fingers.values();
    if (left === undefined) return;
    // One of two fingers is lifted: the other continues as a drag.
    this.begin = left;
    this.mode = 'pan';
    on.onStart();
  }
}

const placeOf = ({ clientX, clientY, currentTarget }: PointerEvent<HTMLElement>): Place => {
  const { left, top } = currentTarget.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
};

/** Drag pans, two fingers and the wheel zoom, a long press or the mouse points. Spread the handlers on `element`. */
export const useChartGestures = (element: HTMLElement | null, gestures: ChartGestures) => {
  const [hand] = useState(() => new GestureRecognizer());
  const onWheel = useEffectEvent((event: WheelEvent, target: HTMLElement) => {
    event.preventDefault();
    const { left, width } = target.getBoundingClientRect();
    gestures.onStart();
    if (Math.abs(event.deltaX) > Math.abs(event.deltaY)) gestures.onPan(-event.deltaX);
    else
      gestures.onPinch(
        Math.exp(-event.deltaY * WHEEL_SPEED),
        (event.clientX - left) / Math.max(1, width),
      );
  });
  // Prevents the browser's scrolling with a non-passive listener, which React does not offer.
  useEffect(() => {
    if (element === null) return undefined;
    const listeners = new AbortController();
    const options = { passive: false, signal: listeners.signal };
    element.addEventListener('wheel', (event) => onWheel(event, element), options);
    element.addEventListener(
      'touchmove',
      (event) => {
        if (hand.isPointing) event.preventDefault();
      },
      options,
    );
    return () => listeners.abort();
  }, [element, hand]);
  return {
    onPointerDown: (event: PointerEvent<HTMLElement>) => {
      if (event.button !== 0) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      hand.down(event.pointerId, placeOf(event), event.pointerType !== 'mouse', gestures);
    },
    onPointerMove: (event: PointerEvent<HTMLElement>) => {
      const place = placeOf(event);
      hand.move(event.pointerId, place, event.currentTarget.clientWidth, gestures);
      if (event.pointerType === 'mouse' && event.buttons === 0) gestures.onPoint(place.x, place.y);
    },
    onPointerUp: (event: PointerEvent<HTMLElement>) =>
      hand.up(
        event.pointerId,
        event.pointerType === 'mouse' ? undefined : placeOf(event),
        gestures,
      ),
    onPointerCancel: (event: PointerEvent<HTMLElement>) =>
      hand.up(event.pointerId, undefined, gestures),
    onPointerLeave: (event: PointerEvent<HTMLElement>) => {
      if (event.pointerType === 'mouse') gestures.onLeave();
    },
  };
};
