/** Bars around a zero line, as SVG paths. */
export interface Bars {
  readonly gains: string;
  readonly losses: string;
  /** Pixels from the top. */
  readonly zero: number;
}

/** Minimum visible width of a bar. */
const THINNEST = 1;
const WIDEST = 24;
/** Width of a bar as a fraction of its slot. */
const FILLED = 0.7;

const round = (value: number): number => Math.round(value * 100) / 100;

/** One bar per value, gains above the zero line and losses below it, in slots of equal width. */
export const barsPath = (values: readonly number[], width: number, height: number): Bars => {
  const top = Math.max(0, ...values);
  const span = top - Math.min(0, ...values);
  const scale = span === 0 ? 0 : height / span;
  const zero = round(span === 0 ? height / 2 : top * scale);
  const place = width / Math.max(1, values.length);
  const thick = round(Math.min(WIDEST, Math.max(THINNEST, place * FILLED)));
  const bar = (value: number, index: number): string =>
    `M${round(place * (index + 0.5) - thick / 2)} ${zero}h${thick}v${round(-value * scale)}h${-thick}z`;
  const bars = (isWanted: (value: number) => boolean): string =>
    values.map((value, index) => (isWanted(value) ? bar(value, index) : '')).join('');
  return { gains: bars((value) => value > 0), losses: bars((value) => value < 0), zero };
};
