import { toDrawing } from '@/domain/money/decimal';
import { pixelOf, type Band } from '@/ui/charts/band';
import type { Spot } from '@/ui/charts/line-path';
import { boundsOf, type Bounds } from './bounds';

/** One point of a line: epoch seconds and a price as decimal text. */
export interface PricePoint {
  readonly time: number;
  readonly price: string;
}

/** Width and height in pixels. */
export interface PixelSize {
  readonly width: number;
  readonly height: number;
}

/** The areas of a price line, in pixels. */
export interface PriceLineLayout {
  /** Height range of the line. */
  readonly band: Band;
  /** Position of the last point; the first one is at 0. */
  readonly lineWidth: number;
  /** Width of the prices at the right. */
  readonly axisWidth: number;
  /** Top of the row of times; `undefined` if the chart is too low for it. */
  readonly timesTop: number | undefined;
  readonly mostTicks: number;
}

/** Above the line is room for the read-out of the selected point. */
const MARGIN = { top: 14, bottom: 8 } as const;
/** Room for the halo of the last point. */
const END = 10;
/** Lines of text that the prices need before the times get one. */
const LINES_FOR_TIMES = 8;
const TIMES_GAP = 2;
/** Lines of text to a price of the scale. */
const LINES_A_TICK = 1.5;
const TICKS = { least: 2, most: 5 } as const;

/** How many prices a scale of this height has room for, with lines of `textHeight`, both in pixels. */
export const mostTicksOf = (height: number, textHeight: number): number => {
  const fitting = Math.floor(height / (LINES_A_TICK * Math.max(1, textHeight)));
  return Math.min(TICKS.most, Math.max(TICKS.least, fitting));
};

/** Divides the chart; `text` is the size of the longest price. */
export const priceLineLayout = (chart: PixelSize, text: PixelSize): PriceLineLayout => {
  const rest = chart.height - text.height - TIMES_GAP;
  const hasTimes = rest >= LINES_FOR_TIMES * text.height;
  const height = Math.max(0, (hasTimes ? rest : chart.height) - MARGIN.top - MARGIN.bottom);
  return {
    band: { top: MARGIN.top, height },
    lineWidth: Math.max(0, chart.width - text.width - END),
    axisWidth: text.width,
    timesTop: hasTimes ? rest : undefined,
    mostTicks: mostTicksOf(height, text.height),
  };
};

/** How far the lines of orders widen the range: in heights of the points, and at least as a fraction of the price. */
const REACH = { heights: 2, fraction: 0.0025 } as const;

const valuesOf = (prices: readonly { readonly price: string }[]): readonly number[] =>
  prices.map(({ price }) => toDrawing(price));

/**
 * The range of the points, of the prices that the user moves, and of the orders' lines that are not far from the points. A far
 * line would flatten the course of the price; it is marked at the edge instead.
 */
export const priceLineBounds = (
  points: readonly { readonly price: string }[],
  lines: readonly { readonly price: string }[],
  moved: readonly { readonly price: string }[] = [],
): Bounds => {
  const course = valuesOf(points);
  if (course.length === 0) return boundsOf(valuesOf([...lines, ...moved]));
  const low = Math.min(...course);
  const high = Math.max(...course);
  const reach = Math.max(REACH.heights * (high - low), REACH.fraction * high);
  const near = valuesOf(lines).filter((price) => price >= low - reach && price <= high + reach);
  return boundsOf([low, high, ...near, ...valuesOf(moved)]);
};

/** Horizontal position of a point among `count`, evenly spread: a closed market leaves no gap. */
export const xOfPoint = (index: number, count: number, lineWidth: number): number =>
  count < 2 ? lineWidth : (index / (count - 1)) * lineWidth;

/** Index of the point nearest to a horizontal position; 0 if there is none. */
export const nearestPoint = (x: number, count: number, lineWidth: number): number =>
  Math.min(
    Math.max(0, count - 1),
    Math.max(0, Math.round((x / Math.max(1, lineWidth)) * (count - 1))),
  );

/** Positions of all points. */
export const placePoints = (
  points: readonly PricePoint[],
  bounds: Bounds,
  { band, lineWidth }: Pick<PriceLineLayout, 'band' | 'lineWidth'>,
): readonly Spot[] =>
  points.map(({ price }, index) => ({
    x: xOfPoint(index, points.length, lineWidth),
    y: pixelOf(toDrawing(price), bounds, band),
  }));

/** Between a price and the tag of the last price. */
const TAG_GAP = 3;

/** The nearest a price may be to the last price, whose tag has this many lines of text; both in pixels. */
export const tagReach = (textHeight: number, lines: number): number =>
  ((lines + 1) / 2) * textHeight + TAG_GAP;

/** Prices of the scale with their positions, without those that the tag of the last price would touch. */
export const placeTicks = (
  ticks: readonly number[],
  bounds: Bounds,
  band: Band,
  tag: { readonly y: number; readonly reach: number } | undefined,
): readonly { readonly value: number; readonly y: number; readonly isLabelled: boolean }[] =>
  ticks.map((value) => {
    const y = pixelOf(value, bounds, band);
    return { value, y, isLabelled: tag === undefined || Math.abs(y - tag.y) >= tag.reach };
  });
