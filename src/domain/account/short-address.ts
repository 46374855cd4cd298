const END = 8;
/** Addresses up to this length are shown whole: little would be left out. */
const WHOLE = 20;

/** An address in one line: the first and last eight characters, which are the ones to compare. */
export const shortAddress = (address: string): string =>
  address.length <= WHOLE ? address : `${address.slice(0, END)}…${address.slice(-END)}`;
