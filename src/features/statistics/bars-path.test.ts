import { describe, expect, it } from 'vitest';
import { barsPath } from './bars-path';

describe('bars', () => {
  it('stand above and hang below a zero line, as high as their values', () => {
    // From -10 to 30 in 80 px: 2 px each; zero lies 60 px from the top. Places of 10 px, bars of 7.
    expect(barsPath([30, -10], 20, 80)).toEqual({
      gains: 'M1.5 60h7v-60h-7z',
      losses: 'M11.5 60h7v20h-7z',
      zero: 60,
    });
  });

  it('all losing hang from the top', () => {
    expect(barsPath([-5], 10, 50)).toEqual({ gains: '', losses: 'M1.5 0h7v50h-7z', zero: 0 });
  });

  it('of nothing leave the line in the middle', () => {
    expect(barsPath([0, 0], 10, 50)).toEqual({ gains: '', losses: '', zero: 25 });
  });
});
