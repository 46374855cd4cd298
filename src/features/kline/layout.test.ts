import { expect, it } from 'vitest';
import { layoutOf, pixelOf, valueAt } from './layout';

it('gives the volume a fifth, the lower pane its share, the prices the rest', () => {
  // 436 less 8 above, 20 for the times and one gap of 8 is 400: 80 for the volume, 320 for the prices.
  expect(layoutOf(436, false)).toEqual({
    main: { top: 8, height: 320 },
    volume: { top: 336, height: 80 },
    pane: undefined,
  });
  // Another gap and a pane of 22 %: 88.
  expect(layoutOf(444, true)).toEqual({
    main: { top: 8, height: 232 },
    volume: { top: 248, height: 80 },
    pane: { top: 336, height: 88 },
  });
  expect(layoutOf(0, true).main.height).toBe(0);
});

it('finds the pixel of a value, and the value of a pixel', () => {
  // A quarter below the top of 200 pixels that begin at 8.
  expect(pixelOf(175, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(58);
  expect(valueAt(58, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(175);
});
