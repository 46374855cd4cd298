/** Position of a bubble: its edge, and its height from 0 (top) to 1 (bottom) of the free range. */
export interface BubblePosition {
  readonly edge: 'left' | 'right';
  readonly down: number;
}

/** The area for a bubble, in pixels. */
export interface BubbleRoom {
  readonly width: number;
  readonly height: number;
  readonly size: number;
  readonly margin: number;
}

const clamp = (value: number, low: number, high: number): number =>
  Math.min(Math.max(value, low), Math.max(low, high));

/** The bubble's top left corner for a position. */
export const toPoint = ({ edge, down }: BubblePosition, room: BubbleRoom) => {
  const way = Math.max(0, room.height - room.size - 2 * room.margin);
  return {
    x: edge === 'left' ? room.margin : room.width - room.size - room.margin,
    y: room.margin + way * clamp(down, 0, 1),
  };
};

/** The position at the nearest edge for a bubble dropped with its corner at `x`, `y`. */
export const toDocked = (x: number, y: number, room: BubbleRoom): BubblePosition => {
  const way = Math.max(1, room.height - room.size - 2 * room.margin);
  return {
    edge: x + room.size / 2 < room.width / 2 ? 'left' : 'right',
    down: clamp((y - room.margin) / way, 0, 1),
  };
};
