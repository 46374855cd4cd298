import type { Trend } from '@/domain/format/numbers';
import { toDrawing } from '@/domain/money/decimal';
import type { Bounds } from './bounds';
import { pixelOf, type Band } from './layout';

/** A price of the user's own orders, as a line over a chart. Price in decimal text. */
export interface OwnLine {
  readonly id: string;
  readonly price: string;
  /** What it is, in words, with its price. */
  readonly label: string;
  /** The order's direction; `flat` for what has none. */
  readonly trend: Trend;
  /** Drawn through for what is so already, broken for what is to happen there. */
  readonly look: 'solid' | 'dashed';
}

/** Where an order of the user began or ended. Price in decimal text, time in epoch seconds. */
export interface OwnMark {
  readonly id: string;
  readonly time: number;
  readonly price: string;
  /** What happened there, in words. */
  readonly label: string;
  readonly kind: 'entry' | 'exit';
  readonly trend: Trend;
}

/** A line with its place, in pixels from the top of the chart. */
export interface PlacedLine extends OwnLine {
  readonly y: number;
  /** The middle of its label, which keeps clear of the others. */
  readonly labelY: number;
  /** Where the price is if it is out of sight. */
  readonly beyond: 'above' | 'below' | undefined;
}

const LABEL_HEIGHT = 20;

/** Middles in rising order, moved as little as it takes to lie `gap` apart between two ends that leave room for all. */
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

/** Lines from the highest price to the lowest; those out of sight lie at the edge beyond which they are. */
export const placeLines = (
  lines: readonly OwnLine[],
  bounds: Bounds,
  band: Band,
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
  const gap = Math.min(LABEL_HEIGHT, band.height / Math.max(1, placed.length));
  const middles = spreadApart(
    placed.map(({ y }) => y),
    gap,
    [band.top + gap / 2, bottom - gap / 2],
  );
  return placed.map((line, index) => ({ ...line, labelY: middles[index] ?? line.y }));
};
