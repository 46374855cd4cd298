import { describe, expect, it } from 'vitest';
import { changePercent } from './day-summary';

describe('changePercent', () => {
  it('truncates towards zero at two decimals', () => {
    expect(changePercent(10_000, 10_123)).toBe('1.23');
    expect(changePercent(10_000, 9918)).toBe('-0.82');
    expect(changePercent(30_000, 30_001)).toBe('0.00');
    expect(changePercent(30_000, 29_999)).toBe('0.00');
    expect(changePercent(3, 2)).toBe('-33.33');
    expect(changePercent(3, 5)).toBe('66.66');
    expect(changePercent(100, 105)).toBe('5.00');
    expect(changePercent(7, 7)).toBe('0.00');
  });
});
