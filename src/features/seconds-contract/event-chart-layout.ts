import { toDrawing } from '@/domain/money/decimal';
import type { Direction } from '@/domain/seconds/contract';
import { pixelOf, type Band } from '@/ui/charts/band';
import type { Spot } from '@/ui/charts/line-path';
import { isSettled, type Order } from './order';
import type { PriceSample, PriceTrail } from './price-trail';

/** From the entry of an order to its expiry: epoch milliseconds of the server's clock. */
export interface OrderSpan {
  readonly entryAt: number;
  readonly expiryAt: number;
}

/** The span of an order; `undefined` for a settled one whose times the server sends only as text. */
export const spanOf = (order: Order): OrderSpan | undefined => {
  const length = order.seconds * 1000;
  const endsAt = isSettled(order) ? order.settledAt && order.settledAt * 1000 : order.endsAt;
  const entryAt = order.openedAt === undefined ? endsAt && endsAt - length : order.openedAt * 1000;
  return entryAt === undefined ? undefined : { entryAt, expiryAt: entryAt + length };
};

/** What the chart of an order shows. Prices as decimal text. */
export interface EventChartInput {
  readonly direction: Direction;
  readonly entry: string;
  readonly span: OrderSpan;
  readonly trail: PriceTrail;
  /** The current price; `undefined` if it may be stale. */
  readonly price: string | undefined;
  /** Epoch milliseconds of the server's clock. */
  readonly now: number;
  /** The price that decided the order, once the server has decided it. */
  readonly settlement: string | undefined;
}

/** Sizes in pixels. */
export interface EventChartSizes {
  readonly width: number;
  readonly height: number;
  /** Width of the prices at the right. */
  readonly axisWidth: number;
  /** Height of a line of text. */
  readonly textHeight: number;
}

/** A part of the line. `isKnown` is false between two prices too far apart to know what lies between them. */
export interface LinePart {
  readonly spots: readonly Spot[];
  readonly isKnown: boolean;
}

/** The chart of an order, in pixels. */
export interface EventChart {
  readonly band: Band;
  readonly entry: Spot;
  /** Position of the line at which the order expires: the right end of the time axis. */
  readonly expiryX: number;
  /** The half in which the order wins. */
  readonly winning: Band;
  readonly parts: readonly LinePart[];
  /** The current price, or the last known one; the deciding one at the end. */
  readonly end: Spot & { readonly price: string };
  /** Centre of the end's price at the right, clear of the entry's. */
  readonly tagY: number;
}

/** Share of the order's duration that is shown before its entry. */
const LEAD = 0.12;
/** Samples further apart leave a gap. Prices are polled every two seconds. */
const GAP_MS = 5000;
const MARGIN = 10;
const TIMES_GAP = 2;
/** Price range above and below the entry: a quarter more than the farthest price needs, at least 0.01 % of the entry. */
const ROOM = 1.25;
const LEAST_REACH = 0.0001;

/** The samples to draw, in order: from shortly before the entry, over entry and prices, to the deciding price. */
const samplesOf = (input: EventChartInput, from: number): readonly PriceSample[] => {
  const { span, entry, trail, now, price, settlement } = input;
  // The clock of the chart stops with the order, maybe before its end.
  const until = settlement === undefined ? Math.min(now, span.expiryAt) : span.expiryAt;
  const before = trail.filter(({ at }) => at >= from && at < span.entryAt);
  const after = trail.filter(({ at }) => at > span.entryAt && at <= until);
  const known = [...before, { at: span.entryAt, price: entry }, ...after];
  if (settlement !== undefined)
    return [
      ...known.filter(({ at }) => at < span.expiryAt),
      { at: span.expiryAt, price: settlement },
    ];
  // After the expiry the price goes on, but this order has ended.
  if (price !== undefined && now < span.expiryAt)
    return [...known.filter(({ at }) => at < until), { at: until, price }];
  // The last price holds until the next one.
  const last = known.at(-1);
  return last !== undefined && last.at < until && until - last.at <= GAP_MS
    ? [...known, { at: until, price: last.price }]
    : known;
};

/** True if the trail leaves parts of the span unknown, as after a reload. */
export const hasGaps = (trail: PriceTrail, { entryAt, expiryAt }: OrderSpan): boolean => {
  const times = trail.map(({ at }) => at).filter((at) => at > entryAt && at < expiryAt);
  return [...times, expiryAt].some((at, index) => at - (times[index - 1] ?? entryAt) > GAP_MS);
};

interface Timed extends Spot, PriceSample {}

/** Splits the line at its gaps, and bridges these. */
const partsOf = (spots: readonly Timed[]): readonly LinePart[] => {
  const parts: LinePart[] = [];
  let part: Timed[] = [];
  for (const spot of spots) {
    const last = part.at(-1);
    if (last !== undefined && spot.at - last.at > GAP_MS) {
      parts.push({ spots: part, isKnown: true }, { spots: [last, spot], isKnown: false });
      part = [];
    }
    part.push(spot);
  }
  return [...parts, { spots: part, isKnown: true }].filter((one) => one.spots.length > 1);
};

/** The tag moves away from that of the entry, to the side of its price. */
const tagYOf = (y: number, entryY: number, textHeight: number): number => {
  const least = textHeight + 4;
  if (y === entryY || Math.abs(y - entryY) >= least) return y;
  return y < entryY ? entryY - least : entryY + least;
};

/**
 * Lays out the chart of an order. Time runs from shortly before the entry to the expiry and never moves; the entry price is
 * in the middle of the height.
 */
export const layoutEventChart = (input: EventChartInput, sizes: EventChartSizes): EventChart => {
  const { entryAt, expiryAt } = input.span;
  const from = entryAt - (expiryAt - entryAt) * LEAD;
  const samples = samplesOf(input, from);
  const expiryX = Math.max(0, sizes.width - sizes.axisWidth - MARGIN);
  const height = Math.max(0, sizes.height - sizes.textHeight - TIMES_GAP - MARGIN);
  const band = { top: MARGIN, height };
  const middle = toDrawing(input.entry);
  const distances = samples.map(({ price }) => Math.abs(toDrawing(price) - middle));
  const reach = Math.max(ROOM * Math.max(...distances), LEAST_REACH * Math.abs(middle));
  const bounds = { min: middle - reach, max: middle + reach };
  const xOf = (at: number): number => ((at - from) * expiryX) / Math.max(1, expiryAt - from);
  const spots = samples.map(({ at, price }) => ({
    at,
    price,
    x: xOf(at),
    y: pixelOf(toDrawing(price), bounds, band),
  }));
  const entry = { x: xOf(entryAt), y: band.top + height / 2 };
  const { x, y, price } = spots.at(-1) ?? { ...entry, price: input.entry };
  return {
    band,
    entry,
    expiryX,
    winning: { top: input.direction === 'up' ? band.top : entry.y, height: height / 2 },
    parts: partsOf(spots),
    end: { x, y, price },
    tagY: tagYOf(y, entry.y, sizes.textHeight),
  };
};
