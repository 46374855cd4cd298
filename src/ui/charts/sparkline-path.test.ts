import { describe, expect, it } from 'vitest';
import { sparklinePath } from './sparkline-path';

describe('sparklinePath', () => {
  it('spreads the points over the width, the highest value at the top', () => {
    expect(sparklinePath([1, 3, 2], 100, 22, 1)).toBe('M0 21L50 1L100 11');
  });

  it('draws a flat line through the middle', () => {
    expect(sparklinePath([5, 5], 10, 8)).toBe('M0 4L10 4');
  });

  it('is empty for fewer than two known values', () => {
    expect(sparklinePath([1], 10, 8)).toBe('');
    expect(sparklinePath([1, NaN], 10, 8)).toBe('');
  });
});
