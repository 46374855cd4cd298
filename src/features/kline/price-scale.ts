import type { Bounds } from './bounds';

/** Lengths of a nice step in tenths of a power of ten: 1, 2, 2.5, 5, 10. */
const STEPS = [10, 20, 25, 50] as const;

/** A step as `tenths * 10 ** exponent`, so that its multiples are exact decimals. */
interface Step {
  readonly tenths: number;
  readonly exponent: number;
}

const timesPower = (value: number, exponent: number): number =>
  exponent < 0 ? value / 10 ** -exponent : value * 10 ** exponent;

const ticksOf = ({ tenths, exponent }: Step, { min, max }: Bounds): readonly number[] => {
  const step = timesPower(tenths, exponent);
  const first = Math.floor(min / step);
  const count = Math.ceil((max - min) / step) + 2;
  return Array.from({ length: count }, (_, index) =>
    timesPower((first + index) * tenths, exponent),
  ).filter((value) => value >= min && value <= max);
};

/** True if every multiple of the step has at most this many decimals. */
const fitsDecimals = ({ tenths, exponent }: Step, decimals: number): boolean =>
  (tenths % 10 === 0 ? exponent + 1 : exponent) >= -decimals;

/**
 * Round values within the bounds, ascending: multiples of 1, 2, 2.5 or 5 times a power of ten, in the smallest such step
 * that gives at most `most` values of at most `decimals` decimals. With `most` at 5 and decimals enough, 3 to 5 values.
 */
export const niceTicks = (bounds: Bounds, most: number, decimals: number): readonly number[] => {
  const span = bounds.max - bounds.min;
  if (!(span > 0) || most < 1) return [];
  const start = Math.floor(Math.log10(span / most)) - 1;
  for (let exponent = start; ; exponent += 1)
    for (const tenths of STEPS) {
      const step = { tenths, exponent };
      if (!fitsDecimals(step, decimals) || span / timesPower(tenths, exponent) > most + 1) continue;
      const ticks = ticksOf(step, bounds);
      if (ticks.length <= most) return ticks;
    }
};

const MINUTE = 60;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
/** From the start of the epoch, a Thursday, back to a Monday. */
const TO_MONDAY = 3 * DAY;

/** Numbers the steps of a time scale: two local times with the same number lie in the same step. */
type Slot = (time: number) => number;

const steps =
  (length: number, before = 0): Slot =>
  (time) =>
    Math.floor((time + before) / length);

const months =
  (count: number): Slot =>
  (time) => {
    const date = new Date(time * 1000);
    return Math.floor((date.getUTCFullYear() * 12 + date.getUTCMonth()) / count);
  };

/** From minutes to years, ascending. */
const SLOTS: readonly Slot[] = [
  ...[1, 5, 10, 15, 30].map((count) => steps(count * MINUTE)),
  ...[1, 2, 3, 6, 12].map((count) => steps(count * HOUR)),
  ...[1, 2].map((count) => steps(count * DAY)),
  ...[7, 14].map((count) => steps(count * DAY, TO_MONDAY)),
  ...[1, 2, 3, 6, 12].map(months),
];

const isApart = (positions: readonly number[], gap: number): boolean =>
  positions.every((x, index) => index === 0 || x - (positions[index - 1] ?? 0) >= gap);

/**
 * Indices of the points that begin a round time, such as every half hour or every month: at least `gap` pixels apart, and
 * a quarter of that from the left. `offset` is the local time minus UTC, `x` the position of a point; times in seconds.
 */
export const timeTicks = (
  times: readonly number[],
  offset: number,
  gap: number,
  x: (index: number) => number,
): readonly number[] => {
  for (const slot of SLOTS) {
    const slots = times.map((time) => slot(time + offset));
    const found = [...slots.keys()].filter(
      (index) => index > 0 && slots[index] !== slots[index - 1] && x(index) >= gap / 4,
    );
    if (isApart(found.map(x), gap)) return found;
  }
  return [];
};
