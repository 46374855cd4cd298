import { describe, expect, it } from 'vitest';
import {
  formatAmount,
  formatCompact,
  formatPercent,
  formatPrice,
  formatRate,
  formatSignedAmount,
  trendOf,
} from './numbers';

describe('amounts', () => {
  it.each([
    ['1234.567', '1,234.56'],
    ['0.999', '0.99'],
    ['-0.009', '0.00'],
    ['-1234567.891', '\u22121,234,567.89'],
    ['99999999999999999999.999', '99,999,999,999,999,999,999.99'],
    ['5', '5.00'],
    ['', '--'],
    ['1e5', '--'],
  ])('truncates %s to %s', (value, shown) => {
    expect(formatAmount(value)).toBe(shown);
  });

  it('add the sign of a gain or loss, and none for zero', () => {
    expect(formatSignedAmount('85')).toBe('+85.00');
    expect(formatSignedAmount('-100')).toBe('\u2212100.00');
    expect(formatSignedAmount('0.001')).toBe('0.00');
    expect(formatSignedAmount(undefined)).toBe('--');
  });
});

describe('prices and percents', () => {
  it('keep the decimals of the pair', () => {
    expect(formatPrice('67123.40')).toBe('67,123.40');
    expect(formatPrice('0.00001118')).toBe('0.00001118');
    expect(formatPrice('67123.456', 1)).toBe('67,123.4');
  });

  it('add a sign to a change and none to a rate', () => {
    expect(formatPercent('+2.1456')).toBe('+2.14%');
    expect(formatPercent('-0.82')).toBe('\u22120.82%');
    expect(formatPercent('0')).toBe('0.00%');
    expect(formatRate('85.0000')).toBe('85%');
    expect(formatRate('0.2')).toBe('0.2%');
  });

  it('truncates volumes when shortening, without rounding', () => {
    expect(formatCompact('1249999')).toBe('1.24M');
    expect(formatCompact('999.999')).toBe('999.99');
    expect(formatCompact('3100000000')).toBe('3.10B');
    expect(formatCompact('1000')).toBe('1.00K');
  });

  it('derives a trend from the sign', () => {
    expect([trendOf('+1.2'), trendOf('-0.1'), trendOf('0.00'), trendOf('x')]).toEqual([
      'up',
      'down',
      'flat',
      'flat',
    ]);
  });
});
