import type { BubblePosition } from './dock-position';

/** A rectangle in the window, in pixels. */
export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The part of the window in which a tab may dock, and the tab's size. */
export interface TabRoom {
  readonly width: number;
  readonly top: number;
  readonly bottom: number;
  readonly tab: { readonly width: number; readonly height: number };
}

/** Where a tab docks: its edge, and its top in pixels. */
export interface TabPlace {
  readonly edge: BubblePosition['edge'];
  readonly top: number;
}

/** Kept clear above and below a tab. */
const GAP = 2;

/** The window's part that a tab covers at a place. */
const tabBox = ({ edge, top }: TabPlace, { width, tab }: TabRoom): Box => ({
  left: edge === 'left' ? 0 : width - tab.width,
  right: edge === 'left' ? tab.width : width,
  top,
  bottom: top + tab.height,
});

/** True if two boxes overlap, or lie one above the other with less than the gap between them. */
const isNear = (a: Box, b: Box): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom + GAP && b.top < a.bottom + GAP;

/** True if a tab at this place lies within the room and covers none of the boxes. */
export const isFree = (place: TabPlace, boxes: readonly Box[], room: TabRoom): boolean => {
  const box = tabBox(place, room);
  return (
    box.top >= room.top && box.bottom <= room.bottom && !boxes.some((other) => isNear(box, other))
  );
};

/** Tops at which a tab may fit: the wanted one, the ends of the room, and those just above and below each box. */
const topsFor = (wanted: number, boxes: readonly Box[], room: TabRoom): readonly number[] => {
  const { height } = room.tab;
  return [
    wanted,
    room.top,
    room.bottom - height,
    ...boxes.flatMap(({ top, bottom }) => [bottom + GAP, top - GAP - height]),
  ];
};

/** The free place nearest to the wanted one, at its own edge if possible; `undefined` if everything is covered. */
export const nearestFree = (
  wanted: TabPlace,
  boxes: readonly Box[],
  room: TabRoom,
): TabPlace | undefined => {
  const edges =
    wanted.edge === 'left' ? (['left', 'right'] as const) : (['right', 'left'] as const);
  for (const edge of edges) {
    const [nearest] = topsFor(wanted.top, boxes, room)
      .map((top) => ({ edge, top }))
      .filter((place) => isFree(place, boxes, room))
      .toSorted((a, b) => Math.abs(a.top - wanted.top) - Math.abs(b.top - wanted.top));
    if (nearest !== undefined) return nearest;
  }
  return undefined;
};
