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
/** Height of the time labels. */
const AXIS = 20;
const VOLUME_SHARE = 0.2;
const PANE_SHARE = 0.22;

/**
 * Divides a height: room for the figures at the top, a fifth of the rest for the volume, the lower pane if there is one, and
 * what remains for the prices.
 */
export const layoutOf = (
  { width, height }: { readonly width: number; readonly height: number },
  hasPane: boolean,
): ChartLayout => {
  const top = LEGEND[width < WIDE_FROM ? 'narrow' : 'wide'];
  const inner = Math.max(0, height - top - AXIS - (hasPane ? 2 : 1) * GAP);
  const volumeHeight = Math.round(inner * VOLUME_SHARE);
  const paneHeight = hasPane ? Math.round(inner * PANE_SHARE) : 0;
  const main = { top, height: inner - volumeHeight - paneHeight };
  const volume = { top: main.top + main.height + GAP, height: volumeHeight };
  const below = { top: volume.top + volume.height + GAP, height: paneHeight };
  return { main, volume, pane: hasPane ? below : undefined };
};

/** The value at a pixel of the chart; the inverse of `pixelOf`. */
export const valueAt = (
  pixel: number,
  { min, max }: { readonly min: number; readonly max: number },
  band: Band,
): number => max - ((pixel - band.top) / Math.max(1, band.height)) * (max - min);
