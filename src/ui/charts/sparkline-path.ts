/**
 * Vertical position of `value` among `values` in a chart of this `height` with `inset` above and below: pixels from the
 * top.
 */
export const sparklineY = (
  values: readonly number[],
  value: number,
  height: number,
  inset = 1,
): number => {
  const low = Math.min(...values);
  const span = Math.max(...values) - low;
  // A flat line runs through the middle.
  const y = span === 0 ? height / 2 : inset + (height - 2 * inset) * (1 - (value - low) / span);
  return Math.round(y * 100) / 100;
};

/** Points of a line through `values`, spread over `width`, in a chart of this `height` with `inset` above and below. */
export const sparklinePath = (
  values: readonly number[],
  width: number,
  height: number,
  inset = 1,
): string => {
  const known = values.filter((value) => isFinite(value));
  if (known.length < 2) return '';
  const x = (index: number): number => Math.round((index / (known.length - 1)) * width * 100) / 100;
  return `M${known.map((value, index) => `${x(index)} ${sparklineY(known, value, height, inset)}`).join('L')}`;
};
