/** The points of a line through `values`, spread over `width` and fitted into `height` with `inset` above and below. */
export const sparklinePath = (
  values: readonly number[],
  width: number,
  height: number,
  inset = 1,
): string => {
  const known = values.filter((value) => isFinite(value));
  if (known.length < 2) return '';
  const low = Math.min(...known);
  const span = Math.max(...known) - low;
  const room = height - 2 * inset;
  const point = (value: number, index: number): string => {
    const x = (index / (known.length - 1)) * width;
    // A line that never moves runs through the middle.
    const y = span === 0 ? height / 2 : inset + room * (1 - (value - low) / span);
    return `${round(x)} ${round(y)}`;
  };
  return `M${known.map(point).join('L')}`;
};

const round = (value: number): number => Math.round(value * 100) / 100;
