/** A deterministic stream of numbers in [0, 1) (mulberry32). For pictures, not for secrets. */
export const seededRandom = (seed: number): (() => number) => {
  let state = Math.trunc(seed) || 1;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4294967296;
  };
};
