/** A horizontal band of the chart, in pixels from its top. */
export interface Band {
  readonly top: number;
  readonly height: number;
}

/** The pixel of `value` in a band whose bottom is `min` and top is `max`, from the top of the chart. */
export const pixelOf = (
  value: number,
  { min, max }: { readonly min: number; readonly max: number },
  band: Band,
): number => band.top + ((max - value) / (max - min)) * band.height;
