import { describe, expect, it } from 'vitest';
import { barsPath } from './bars-path';

describe('bars', () => {
  it('rise and hang from a zero line, as high as their values', () => {
    // From -10 to 30 in 80 px: 2 px each; zero is 60 px from the top. Slots of 10 px, bars of 7.
    expect(barsPath([30, -10], 20, 80)).toEqual({
      gains: 'M1.5 60h7v-60h-7z',
      losses: 'M11.5 60h7v20h-7z',
      zero: 60,
    });
  });

  it('hang from the top if all values are losses', () => {
    expect(barsPath([-5], 10, 50)).toEqual({ gains: '', losses: 'M1.5 0h7v50h-7z', zero: 0 });
  });

  it('without values leave the line in the middle', () => {
    expect(barsPath([0, 0], 10, 50)).toEqual({ gains: '', losses: '', zero: 25 });
  });
});
