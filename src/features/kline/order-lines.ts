import type { Trend } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';
import { pixelOf, type Band } from '@/ui/charts/band';
import type { Bounds } from './bounds';

/** A price of the user's own orders as a line over a chart. Price as decimal text. */
export interface OrderLine {
  readonly id: string;
  readonly price: string;
  /** Description with its price. */
  readonly label: string;
  /** The order's direction; `flat` if it has none. */
  readonly trend: Trend;
  /** Solid for an existing position, dashed for a future event. */
  readonly look: 'solid' | 'dashed';
}

/** An open or close of a user's order. Price as decimal text, time in epoch seconds. */
export interface OrderMark {
  readonly id: string;
  readonly time: number;
  readonly price: string;
  /** Description of the event. */
  readonly label: string;
  readonly kind: 'entry' | 'exit';
  readonly trend: Trend;
}

/** A line with its position, in pixels from the top of the chart. */
export interface PlacedLine extends OrderLine {
  readonly y: number;
  /** Centre of its label, which does not overlap others. */
  readonly labelY: number;
  /** The edge beyond which the price lies, if it is outside the view. */
  readonly beyond: 'above' | 'below' | undefined;
}

const LABEL_HEIGHT = 20;

/** Moves ascending centres as little as possible to be `gap` apart between two ends that leave room for all. */
export const spreadApart = (
  middles: readonly number[],
  gap: number,
  [first, last]: readonly [number, number],
): readonly number[] => {
  const down: number[] = [];
  for (const middle of middles) down.push(Math.max(middle, (down.at(-1) ?? first - gap) + gap));
  const up: number[] = [];
  for (const middle of down.toReversed())
    up.push(Math.min(middle, (up.at(-1) ?? last + gap) - gap));
  return up.toReversed();
};

/** Positions lines from highest to lowest price; those outside the view lie at the nearest edge. */
export const placeLines = (
  lines: readonly OrderLine[],
  bounds: Bounds,
  band: Band,
  labelHeight = LABEL_HEIGHT,
): readonly PlacedLine[] => {
  const bottom = band.top + band.height;
  const placed = lines
    .map((line) => ({ line, value: toDrawing(line.price) }))
    .toSorted((a, b) => b.value - a.value)
    .map(({ line, value }) => {
      const beyond = value > bounds.max ? ('above' as const) : undefined;
      return {
        ...line,
        beyond: value < bounds.min ? ('below' as const) : beyond,
        y: Math.min(bottom, Math.max(band.top, pixelOf(value, bounds, band))),
      };
    });
  const gap = Math.min(labelHeight, band.height / Math.max(1, placed.length));
  const middles = spreadApart(
    placed.map(({ y }) => y),
    gap,
    [band.top + gap / 2, bottom - gap / 2],
  );
  return placed.map((line, index) => ({ ...line, labelY: middles[index] ?? line.y }));
};
