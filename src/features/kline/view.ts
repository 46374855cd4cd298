/** The visible range of a chart. */
export interface ChartView {
  /** Number of visible candles. */
  readonly count: number;
  /**
   * Start of the last one in epoch seconds; `undefined` follows the newest. Indexes would shift when older candles
   * load.
   */
  readonly until: number | undefined;
}

/** Candles from index `first` up to, not including, index `end`. */
export interface ViewRange {
  readonly first: number;
  readonly end: number;
}

interface Timed {
  readonly time: number;
}

export const FIRST_VIEW: ChartView = { count: 60, until: undefined };
const FEWEST = 15;
/** Never more bars than pixels on a narrow phone. */
const MOST = 200;

const clamp = (value: number, least: number, most: number): number =>
  Math.max(Math.min(value, most), least);

/** Number of candles that start at or before `time`. */
const countUntil = (candles: readonly Timed[], time: number): number => {
  let low = 0;
  let high = candles.length;
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    if ((candles[middle]?.time ?? Infinity) <= time) low = middle + 1;
    else high = middle;
  }
  return low;
};

/** The index of the last candle that starts at or before `time`; -1 if there is none. */
export const indexAt = (candles: readonly Timed[], time: number): number =>
  countUntil(candles, time) - 1;

export const rangeOf = (candles: readonly Timed[], { count, until }: ChartView): ViewRange => {
  const wanted = until === undefined ? candles.length : countUntil(candles, until);
  const end = clamp(wanted, Math.min(count, candles.length), candles.length);
  return { first: Math.max(0, end - count), end };
};

/** The view that ends before index `end`. */
const endingAt = (candles: readonly Timed[], count: number, end: number): ChartView => {
  const last = clamp(end, Math.min(count, candles.length), candles.length);
  return { count, until: last === candles.length ? undefined : candles[last - 1]?.time };
};

/** Moves the view by a number of candles into the past; negative moves forward. */
export const panBy = (candles: readonly Timed[], view: ChartView, by: number): ChartView =>
  endingAt(candles, view.count, rangeOf(candles, view).end - by);

/**
 * Shows `factor` times as many candles. The candle at `focus` (0 left, 1 right) stays in place; at the newest, the
 * newest stays.
 */
export const zoomBy = (
  candles: readonly Timed[],
  view: ChartView,
  factor: number,
  focus: number,
): ChartView => {
  const count = clamp(Math.round(view.count * factor), FEWEST, MOST);
  if (view.until === undefined) return { count, until: undefined };
  const grown = Math.round((1 - focus) * (count - view.count));
  return endingAt(candles, count, rangeOf(candles, view).end + grown);
};

/** Moves the view as little as possible to show the candle at `index`. */
export const reveal = (candles: readonly Timed[], view: ChartView, index: number): ChartView => {
  const { first, end } = rangeOf(candles, view);
  if (index < first) return panBy(candles, view, first - index);
  return index >= end ? panBy(candles, view, end - 1 - index) : view;
};
