import { describe, expect, it } from 'vitest';
import { lineOption } from './line-option';

const colors = { line: '#00ff00', grid: '#cccccc', entry: '#000000', onEntry: '#ffffff' };
const points = [
  { time: 100, price: '10' },
  { time: 160, price: '20' },
];

describe('the price line', () => {
  it('leaves 8 % of its height free above and below, entries included', () => {
    // lowest 5 (the entry), highest 20: height 15, margin 1.2
    const { yAxis } = lineOption({ points, entries: [{ price: '5', label: '00:30' }] }, colors);
    expect(yAxis.min).toBeCloseTo(3.8);
    expect(yAxis.max).toBeCloseTo(21.2);
  });

  it('marks the last price and every entry', () => {
    const [series] = lineOption(
      { points, entries: [{ price: '5', label: '00:30' }] },
      colors,
    ).series;
    expect(series?.markLine.data.map(({ yAxis }) => yAxis)).toEqual([20, 5]);
    expect(series?.markPoint.data).toHaveLength(2);
  });

  it('draws a flat line and an empty one', () => {
    const flat = lineOption({ points: [{ time: 1, price: '10' }], entries: [] }, colors).yAxis;
    expect(flat.min).toBeLessThan(10);
    expect(flat.max).toBeGreaterThan(10);
    expect(lineOption({ points: [], entries: [] }, colors).series[0]?.markPoint.data).toEqual([]);
  });
});
