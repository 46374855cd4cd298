/** The middle one of some values. Throws if there are none. */
export const median = (values: readonly number[]): number => {
  const value = values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)];
  if (value === undefined) throw new Error('Nothing was measured.');
  return value;
};
