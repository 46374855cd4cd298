import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runs } from '@mocks/testing/runs';
import {
  nearestPoint,
  placePoints,
  placeTicks,
  priceLineBounds,
  priceLineLayout,
  tagReach,
  xOfPoint,
} from './price-line-layout';

const TEXT = { width: 60, height: 14 };

describe('the layout of a price line', () => {
  it('has no times in a low chart', () => {
    // 96 less 14 above and 8 below; three prices of 21 pixels fit into 74.
    expect(priceLineLayout({ width: 360, height: 96 }, TEXT)).toEqual({
      band: { top: 14, height: 74 },
      lineWidth: 290,
      axisWidth: 60,
      timesTop: undefined,
      mostTicks: 3,
    });
  });

  it('gives the times a row, and the prices the rest', () => {
    // 240 less a row of 14 and a gap of 2 is 224, less the margins 202: nine prices would fit, five are enough.
    expect(priceLineLayout({ width: 360, height: 240 }, TEXT)).toEqual({
      band: { top: 14, height: 202 },
      lineWidth: 290,
      axisWidth: 60,
      timesTop: 224,
      mostTicks: 5,
    });
  });

  it('needs more height for larger text', () => {
    const chart = { width: 360, height: 150 };
    expect(priceLineLayout(chart, TEXT).timesTop).toBe(134);
    expect(priceLineLayout(chart, { width: 120, height: 28 })).toMatchObject({
      lineWidth: 230,
      timesTop: undefined,
      mostTicks: 3,
    });
  });

  it('is empty without room', () => {
    expect(priceLineLayout({ width: 0, height: 0 }, { width: 0, height: 0 })).toMatchObject({
      band: { height: 0 },
      lineWidth: 0,
    });
  });
});

describe('positions', () => {
  const points = [
    { time: 60, price: '10' },
    { time: 120, price: '20' },
    { time: 180, price: '15' },
  ];
  const area = { band: { top: 10, height: 100 }, lineWidth: 200 };

  it('spread the points evenly and leave 8 % above and below, own prices included', () => {
    // Lowest 5 (the entry), highest 20: height 15, margin 1.2.
    const bounds = priceLineBounds(points, [{ price: '5' }]);
    expect(bounds.min).toBeCloseTo(3.8);
    expect(bounds.max).toBeCloseTo(21.2);
    expect(placePoints(points, { min: 10, max: 20 }, area)).toEqual([
      { x: 0, y: 110 },
      { x: 100, y: 10 },
      { x: 200, y: 60 },
    ]);
  });

  it('put a single point at the end, where the current price is', () => {
    expect(xOfPoint(0, 1, 200)).toBe(200);
  });

  it('find the nearest point', () => {
    expect([-20, 0, 49, 51, 149, 151, 260].map((x) => nearestPoint(x, 3, 200))).toEqual([
      0, 0, 0, 1, 1, 2, 2,
    ]);
    expect(nearestPoint(10, 0, 200)).toBe(0);
    expect(nearestPoint(10, 1, 0)).toBe(0);
  });

  it('hide the prices that the tag of the last price would touch', () => {
    const bounds = { min: 0, max: 100 };
    const band = { top: 0, height: 100 };
    expect(
      placeTicks([0, 50, 100], bounds, band, { y: 60, reach: 17 }).map(({ y, isLabelled }) => [
        y,
        isLabelled,
      ]),
    ).toEqual([
      [100, true],
      [50, false],
      [0, true],
    ]);
    expect(placeTicks([50], bounds, band, undefined)[0]?.isLabelled).toBe(true);
  });

  it('stay clear of a tag with one line of text, or with two', () => {
    // Half a line of the price, half of each line of the tag, and 3 pixels: 7 + 7 + 3, and 7 + 14 + 3.
    expect(tagReach(14, 1)).toBe(17);
    expect(tagReach(14, 2)).toBe(24);
  });

  it('lie inside the plot, whatever the prices', () => {
    const price = fc.integer({ min: 1, max: 100_000_000 }).map((cents) => `${cents / 100}`);
    fc.assert(
      fc.property(
        fc.array(price, { minLength: 1, maxLength: 90 }),
        fc.array(price, { maxLength: 3 }),
        fc.integer({ min: 96, max: 240 }),
        (prices, entries, height) => {
          const line = prices.map((one, index) => ({ time: index, price: one }));
          const bounds = priceLineBounds(
            line,
            entries.map((one) => ({ price: one })),
          );
          const layout = priceLineLayout({ width: 360, height }, TEXT);
          const { top, height: inner } = layout.band;
          for (const { x, y } of placePoints(line, bounds, layout)) {
            expect(x >= 0 && x <= layout.lineWidth).toBe(true);
            expect(y >= top && y <= top + inner).toBe(true);
          }
        },
      ),
      runs(200),
    );
  });
});
