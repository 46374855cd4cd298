import { expect, it } from 'vitest';
import { pixelOf } from '@/ui/charts/band';
import { layoutOf, valueAt } from './layout';

const USUAL = { scale: 1, figures: 60 };

it('gives a fifth to the volume, its share to the lower pane, the rest to the prices', () => {
  // 474 minus 46 for three lines of figures, 20 for the times and one gap of 8 is 400: 80 for the volume, 320 for the prices.
  expect(layoutOf({ width: 360, height: 474 }, false, USUAL)).toEqual({
    main: { top: 46, height: 320 },
    volume: { top: 374, height: 80 },
    pane: undefined,
  });
  // One more gap and a pane of 22 %: 88.
  expect(layoutOf({ width: 360, height: 482 }, true, USUAL)).toEqual({
    main: { top: 46, height: 232 },
    volume: { top: 286, height: 80 },
    pane: { top: 374, height: 88 },
  });
  // Where the figures need two lines: 260 minus 32, 20 and 8 is 200.
  expect(layoutOf({ width: 740, height: 260 }, false, USUAL).main).toEqual({
    top: 32,
    height: 160,
  });
  expect(layoutOf({ width: 360, height: 0 }, true, USUAL).main.height).toBe(0);
});

it('leaves enlarged text the room that it needs', () => {
  // At 200 % five lines of 28: 688 minus 140, 40 for the times and 8 is 500, of which the volume gets 100.
  const text = { scale: 2, figures: 140 };
  expect(layoutOf({ width: 360, height: 688 }, false, text).main).toEqual({
    top: 140,
    height: 400,
  });
  // Three lines have at least twice the usual room: 92.
  expect(layoutOf({ width: 360, height: 688 }, false, { ...text, figures: 80 }).main.top).toBe(92);
});

it('converts a value to a pixel and back', () => {
  // A quarter below the top of 200 pixels that start at 8.
  expect(pixelOf(175, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(58);
  expect(valueAt(58, { min: 100, max: 200 }, { top: 8, height: 200 })).toBe(175);
});
