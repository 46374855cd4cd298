import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  decimal,
  divide,
  fitsScale,
  fromExponent,
  fromTicks,
  isMultipleOf,
  multiply,
  parseDecimal,
  percentOf,
  subtract,
  toFixedScale,
  toScale,
} from './decimal';

const amount = fc
  .tuple(fc.bigInt({ min: -(10n ** 20n), max: 10n ** 20n }), fc.integer({ min: 0, max: 8 }))
  .map(([units, scale]) => {
    const digits = (units < 0n ? -units : units).toString().padStart(scale + 1, '0');
    const whole = digits.slice(0, digits.length - scale);
    return decimal(
      `${units < 0n ? '-' : ''}${whole}${scale > 0 ? `.${digits.slice(-scale)}` : ''}`,
    );
  });

describe('decimal', () => {
  it('parses plain decimals only', () => {
    expect(decimal('+01.50')).toBe('1.5');
    expect(decimal('-0')).toBe('0');
    expect(['1e3', 'NaN', '', '1,5', '\u0661', '--1', '9'.repeat(65)].map(parseDecimal)).toEqual(
      Array(7).fill(undefined),
    );
    expect(() => decimal('abc')).toThrow(RangeError);
  });

  it('reads an exponent only where that is asked for', () => {
    expect(['1.0E-5', '+2e3', '-1.25E+2', '0E-10'].map(fromExponent)).toEqual([
      '0.00001',
      '2000',
      '-125',
      '0',
    ]);
    expect(['1', '1e', 'e5', '1e5.5', '1e999', 'x1e5', ''].map(fromExponent)).toEqual(
      Array(7).fill(undefined),
    );
  });

  it('is exact where binary numbers are not', () => {
    // 0.1 + 0.2 = 0.3; 1.005 x 100 = 100.5
    expect(add(decimal('0.1'), decimal('0.2'))).toBe('0.3');
    expect(multiply(decimal('1.005'), decimal('100'))).toBe('100.5');
    expect(percentOf(decimal('100'), decimal('0.2'))).toBe('0.2');
  });

  it('rounds as named', () => {
    expect(toScale(decimal('-1.239'), 2, 'down')).toBe('-1.23');
    expect(toScale(decimal('1.231'), 2, 'up')).toBe('1.24');
    expect(toScale(decimal('1.235'), 2, 'half-up')).toBe('1.24');
    expect(divide(decimal('1'), decimal('3'), 4, 'up')).toBe('0.3334');
    expect(() => divide(decimal('1'), decimal('0'), 2, 'down')).toThrow(RangeError);
    expect(toFixedScale(decimal('5'), 2, 'down')).toBe('5.00');
    expect(fromTicks(6_712_340, 2)).toBe('67123.40');
  });

  it('checks scales and steps', () => {
    expect(fitsScale(decimal('1.23'), 2)).toBe(true);
    expect(fitsScale(decimal('1.234'), 2)).toBe(false);
    expect(isMultipleOf(decimal('0.3'), decimal('0.1'))).toBe(true);
    expect(isMultipleOf(decimal('0.35'), decimal('0.1'))).toBe(false);
  });

  it('adds and subtracts exactly', () => {
    fc.assert(
      fc.property(amount, amount, (a, b) => {
        expect(subtract(add(a, b), b)).toBe(a);
        expect(add(a, b)).toBe(add(b, a));
      }),
    );
  });
});
