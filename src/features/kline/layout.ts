import type { Band } from '@/ui/charts/band';

/** The bands of a chart. */
export interface ChartLayout {
  readonly main: Band;
  readonly volume: Band;
  /** The pane below the prices, for an indicator. */
  readonly pane: Band | undefined;
}

/** Lines of the figures over the top of the prices, at 14 px: three on a phone, two where they have room. */
const LEGEND = { narrow: 46, wide: 32 } as const;
const WIDE_FROM = 520;
const GAP = 8;
/** Height of the time labels at the usual text size. */
const AXIS = 20;
const VOLUME_SHARE = 0.2;
const PANE_SHARE = 0.22;

/** The reader's text size, and the height of the figures over the prices in pixels. */
export interface ChartText {
  /** 1 for the usual size. */
  readonly scale: number;
  readonly figures: number;
}

/** Room for the figures. It is fixed at the usual size, so that the chart does not move with their number of lines. */
const legendOf = (width: number, { scale, figures }: ChartText): number => {
  const usual = LEGEND[width < WIDE_FROM ? 'narrow' : 'wide'] * scale;
  return scale > 1 ? Math.max(usual, figures) : usual;
};

/**
 * Divides a height: room for the figures at the top, a fifth of the rest for the volume, the lower pane if there is one, and
 * what remains for the prices.
 */
export const layoutOf = (
  { width, height }: { readonly width: number; readonly height: number },
  hasPane: boolean,
  text: ChartText,
): ChartLayout => {
  const top = legendOf(width, text);
  const inner = Math.max(0, height - top - AXIS * text.scale - (hasPane ? 2 : 1) * GAP);
  const volumeHeight = Math.round(inner * VOLUME_SHARE);
  const paneHeight = hasPane ? Math.round(inner * PANE_SHARE) : 0;
  const main = { top, height: inner - volumeHeight - paneHeight };
  const volume = { top: main.top + main.height + GAP, height: volumeHeight };
  const below = { top: volume.top + volume.height + GAP, height: paneHeight };
  return { main, volume, pane: hasPane ? below : undefined };
};

/** The middle of a candle's place among `slots`, in pixels from the left. */
export const xOfSlot = (slot: number, slots: number, plotWidth: number): number =>
  ((slot + 0.5) / slots) * plotWidth;

/** The value at a pixel of the chart; the inverse of `pixelOf`. */
export const valueAt = (
  pixel: number,
  { min, max }: { readonly min: number; readonly max: number },
  band: Band,
): number => max - ((pixel - band.top) / Math.max(1, band.height)) * (max - min);
