import { describe, expect, it } from 'vitest';
import { boundsOfLine, lineLayout, lineOption } from './line-option';
import type { OrderLine } from './order-lines';

const colors = { line: '#00ff00', grid: '#cccccc' };
const points = [
  { time: 100, price: '10' },
  { time: 160, price: '20' },
];
const entry: OrderLine = { id: '1', price: '5', label: 'Up 5', trend: 'up', look: 'solid' };

describe('the price line', () => {
  it('leaves 8 % of its height free above and below, own prices included', () => {
    // lowest 5 (the entry), highest 20: height 15, margin 1.2
    const bounds = boundsOfLine(points, [entry]);
    expect(bounds.min).toBeCloseTo(3.8);
    expect(bounds.max).toBeCloseTo(21.2);
    const { yAxis, series } = lineOption(points, bounds, colors);
    expect([yAxis.min, yAxis.max]).toEqual([bounds.min, bounds.max]);
    expect(series[0]?.data).toEqual([
      [100, 10],
      [160, 20],
    ]);
  });

  it('draws a flat line and an empty one', () => {
    const flat = boundsOfLine([{ time: 1, price: '10' }], []);
    expect(flat.min).toBeLessThan(10);
    expect(flat.max).toBeGreaterThan(10);
    expect(boundsOfLine([], [])).toEqual({ min: 0, max: 1 });
  });

  it('keeps 8 pixels above and below', () => {
    expect(lineLayout(216).band).toEqual({ top: 8, height: 200 });
    expect(lineLayout(0).band.height).toBe(0);
  });
});
