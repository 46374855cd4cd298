import { Big } from 'big.js';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonical,
  compare,
  decimal,
  isNegative,
  isZero,
  multiply,
  toFixedDown,
} from './plain-decimal';

/** Amounts as servers write them, with signs and redundant zeros. */
const written = fc.stringMatching(/^[-+]?(?:\d{1,18}(?:\.\d{0,12})?|\.\d{1,12})$/u);
const big = (text: string) => new Big(text.replace(/^\+/u, '').replace(/\.$/u, ''));

describe('plain decimals', () => {
  it('have one canonical form', () => {
    expect(['+01.50', '-0.00', '.5', '5.', '100', '-0010'].map(canonical)).toEqual([
      '1.5',
      '0',
      '0.5',
      '5',
      '100',
      '-10',
    ]);
    expect(decimal(-6_712_340)).toBe('-6712340');
    expect(() => decimal(1e-7)).toThrow(RangeError);
  });

  it('are compared by value', () => {
    expect(compare(decimal('9'), decimal('10'))).toBe(-1);
    expect(compare(decimal('-9'), decimal('-10.1'))).toBe(1);
    expect(compare(decimal('1.50'), decimal('1.5'))).toBe(0);
    expect([isZero(decimal('-0.0')), isNegative(decimal('-0.0'))]).toEqual([true, false]);
  });

  it('are truncated towards zero', () => {
    expect(toFixedDown(decimal('1.239'), 2)).toBe('1.23');
    expect(toFixedDown(decimal('-1.239'), 2)).toBe('-1.23');
    expect(toFixedDown(decimal('-0.009'), 2)).toBe('0.00');
    expect(toFixedDown(decimal('5'), 2)).toBe('5.00');
    expect(toFixedDown(decimal('99.9'), 0)).toBe('99');
  });

  it('agree with the decimal library', () => {
    fc.assert(
      fc.property(written, written, fc.integer({ min: 0, max: 14 }), (a, b, scale) => {
        const [x, y] = [decimal(a), decimal(b)];
        expect(compare(x, y)).toBe(big(a).cmp(big(b)));
        expect(big(multiply(x, y)).eq(big(a).times(big(b)))).toBe(true);
        expect(canonical(multiply(x, y))).toBe(multiply(x, y));
        expect(toFixedDown(x, scale).replace('-', '')).toBe(
          big(a).abs().toFixed(scale, Big.roundDown),
        );
      }),
    );
  });
});
