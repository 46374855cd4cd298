import { expect, it } from 'vitest';
import { areaPath, linePath } from './line-path';

it('draws a line and the area below it, to a tenth of a pixel', () => {
  const spots = [
    { x: 0, y: 10.04 },
    { x: 33.333, y: 20 },
  ];
  expect(linePath(spots)).toBe('M0 10L33.3 20');
  expect(areaPath(spots, 110)).toBe('M0 10L33.3 20V110H0Z');
  expect(linePath(spots.slice(1))).toBe('');
  expect(areaPath([], 110)).toBe('');
});
