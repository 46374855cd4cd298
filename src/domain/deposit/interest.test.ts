import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  add,
  compare,
  decimal,
  fromTicks,
  isNegative,
  percentOf,
  subtract,
  toScale,
  ZERO,
  type Decimal,
} from '@/domain/money/decimal';
import {
  earlyRedemption,
  expectedInterest,
  interestOfDay,
  interestOfDays,
  redemptionFee,
} from './interest';

const d = decimal;

const payAll = (principal: Decimal, rates: readonly Decimal[], scale: number): Decimal[] => {
  let carry = ZERO;
  return rates.map((rate) => {
    const day = interestOfDay(principal, rate, carry, scale);
    carry = day.carry;
    return day.paid;
  });
};

describe('interest of a day', () => {
  it('is the rate times the principal', () => {
    // 1,200.00 x 0.15 % = 1.80
    expect(interestOfDay(d('1200'), d('0.15'), ZERO, 2)).toEqual({ paid: '1.8', carry: '0' });
  });

  it('is rounded down, and the remainder is carried until it makes a cent', () => {
    // 333.33 x 0.12 % = 0.399996: 0.39 and 0.009996; then 0.409992: 0.40 and 0.009992
    const first = interestOfDay(d('333.33'), d('0.12'), ZERO, 2);
    expect(first).toEqual({ paid: '0.39', carry: '0.009996' });
    expect(interestOfDay(d('333.33'), d('0.12'), first.carry, 2)).toEqual({
      paid: '0.4',
      carry: '0.009992',
    });
  });

  it('may be zero for days without losing anything', () => {
    // 1.00 x 0.3 % = 0.003 a day: 0.003, 0.006, 0.009, then 0.012
    expect(payAll(d('1'), [d('0.3'), d('0.3'), d('0.3'), d('0.3')], 2)).toEqual([
      '0',
      '0',
      '0',
      '0.01',
    ]);
  });

  it('totals the exact interest, rounded down once, for any rates', () => {
    const cents = fc.integer({ min: 1, max: 1_000_000_000 }).map((units) => d(fromTicks(units, 2)));
    const rates = fc.array(
      fc.integer({ min: 0, max: 50_000 }).map((units) => d(fromTicks(units, 4))),
      { maxLength: 60 },
    );
    fc.assert(
      fc.property(cents, rates, fc.integer({ min: 0, max: 8 }), (principal, list, scale) => {
        const exact = add(ZERO, ...list.map((rate) => percentOf(principal, rate)));
        const paid = payAll(principal, list, scale);
        expect(add(ZERO, ...paid)).toBe(toScale(exact, scale, 'down'));
        expect(paid.some(isNegative)).toBe(false);
      }),
    );
  });
});

describe('expected interest', () => {
  it('is simple interest for the days of the lock', () => {
    // 1,200.00 x 0.15 % x 30 = 54.00
    expect(interestOfDays(d('1200'), d('0.15'), 30, 2)).toBe('54');
    // 333.33 x 0.12 % x 7 = 2.799972
    expect(interestOfDays(d('333.33'), d('0.12'), 7, 2)).toBe('2.79');
    expect(interestOfDays(d('333.33'), d('0.12'), 0, 2)).toBe('0');
  });

  it('ranges between the published rates', () => {
    // 1,000 x 0.10 % x 90 = 90; 1,000 x 0.16 % x 90 = 144
    const range = { lowest: d('0.10'), highest: d('0.16') };
    expect(expectedInterest(d('1000'), range, 90, 2)).toEqual({ least: '90', most: '144' });
    expect(expectedInterest(d('1000'), { lowest: d('0.10') }, 90, 2)).toEqual({
      least: '90',
      most: '90',
    });
  });
});

describe('early redemption', () => {
  it('costs a percentage of the principal, rounded up', () => {
    // 1,200.00 x 5 % = 60; 333.33 x 5 % = 16.6665 -> 16.67
    const terms = { percent: d('5'), basis: 'principal' } as const;
    expect(redemptionFee(d('1200'), terms, d('1'), 2)).toBe('60');
    expect(redemptionFee(d('333.33'), terms, d('1'), 2)).toBe('16.67');
  });

  it('or a percentage of the unpaid interest', () => {
    // 2.79 x 50 % = 1.395 -> 1.40
    const terms = { percent: d('50'), basis: 'unpaid_interest' } as const;
    expect(redemptionFee(d('333.33'), terms, d('2.79'), 2)).toBe('1.4');
    expect(redemptionFee(d('333.33'), terms, ZERO, 2)).toBe('0');
  });

  it('returns the principal less the fee, and gives up the interest of the unpaid days', () => {
    // A week at 0.02 to 0.03 %: of 1,000 with 4 days unpaid 0.80 to 1.20 is given up, half of 0.80 is the fee.
    const week = {
      range: { lowest: d('0.02'), highest: d('0.03') },
      terms: { percent: d('50'), basis: 'unpaid_interest' },
    } as const;
    expect(earlyRedemption(d('1000'), week, 4, 2)).toEqual({
      fee: '0.4',
      returned: '999.6',
      givenUp: { least: '0.8', most: '1.2' },
    });
  });

  it('never costs more than the principal', () => {
    // 100 x 120 % = 120; 4,000 x 50 % = 2,000
    expect(redemptionFee(d('100'), { percent: d('120'), basis: 'principal' }, ZERO, 2)).toBe('100');
    expect(
      redemptionFee(d('100'), { percent: d('50'), basis: 'unpaid_interest' }, d('4000'), 2),
    ).toBe('100');
  });

  it('pays out between zero and the principal', () => {
    const cents = fc.integer({ min: 0, max: 1_000_000 }).map((units) => d(fromTicks(units, 2)));
    const percent = fc.integer({ min: 0, max: 30_000 }).map((units) => d(fromTicks(units, 2)));
    const basis = fc.constantFrom('principal' as const, 'unpaid_interest' as const);
    fc.assert(
      fc.property(cents, percent, basis, cents, (principal, rate, kind, unpaid) => {
        const fee = redemptionFee(principal, { percent: rate, basis: kind }, unpaid, 2);
        expect(isNegative(fee)).toBe(false);
        expect(compare(subtract(principal, fee), principal)).toBeLessThanOrEqual(0);
        expect(isNegative(subtract(principal, fee))).toBe(false);
      }),
    );
  });
});
