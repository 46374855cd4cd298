/** The range of an axis. */
export interface Bounds {
  readonly min: number;
  readonly max: number;
}

const PADDING = 0.08;

/** The range of values, with 8 % of the height free above and below. A flat line is centred. */
export const boundsOf = (values: readonly number[]): Bounds => {
  if (values.length === 0) return { min: 0, max: 1 };
  const low = Math.min(...values);
  const high = Math.max(...values);
  const margin = (high - low || Math.abs(high) * 0.001 || 1) * PADDING;
  return { min: low - margin, max: high + margin };
};
