import { expect, it } from 'vitest';
import { layoutOf, pixelOf, valueAt } from './layout';

it('gives a fifth to the volume, its share to the lower pane, the rest to the prices', () => {
  // 436 minus 8 at the top, 20 for the times and one gap of 8 is 400: 80 for the volume, 320 for the prices.
  expect(layoutOf(436, false)).toEqual({
    main: { top: 8, height: 320 },
    volume: { top: 336, height: 80 },
    pane: undefined,
  });
  // One more gap and a pane of 22 %: 88.
  expect(layoutOf(444, true)).toEqual({
    main: { top: 8, height: 232 },
    volume: { top: 248, height: 80 },
    pane: { top: 336, height: 88 },
  });
  expect(layoutOf(0, true).main.height).toBe(0);
});

it('converts a value to a pixel and back', () => {
  // A quarter below the top of 200 pixels that start at 8.
  expect(pixelOf(175, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(58);
  expect(valueAt(58, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(175);
});
