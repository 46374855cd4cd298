import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, fromTicks, multiply } from '@/domain/money/decimal';
import {
  spotAmountProblem,
  largestSpotAmount,
  spotHoldOf,
  spotResultOf,
  type SpotAmountRules,
  type SpotTerms,
} from './order';

/** BTC/USDT: 0.2 % of what is received, BTC with 8 decimals, USDT with 2. */
const TERMS: SpotTerms = { feeFraction: decimal('0.002'), baseScale: 8, quoteScale: 2 };
const RULES: SpotAmountRules = {
  minimum: decimal('0.0001'),
  maximum: decimal('5'),
  step: decimal('0.0001'),
};

describe('a buy of 0.0123 BTC at 67123.45', () => {
  const result = spotResultOf('buy', TERMS, decimal('67123.45'), decimal('0.0123'));

  it('pays 825.618435, rounded up', () => {
    expect(result.pays).toBe('825.62');
    expect(spotHoldOf('buy', TERMS, decimal('67123.45'), decimal('0.0123'))).toBe('825.62');
  });

  it('is charged 0.2 % of 0.0123 BTC = 0.0000246 BTC and receives the rest', () => {
    expect(result.fee).toBe('0.0000246');
    expect(result.receives).toBe('0.0122754');
  });
});

describe('a sell of 0.0123 BTC at 67123.45', () => {
  const result = spotResultOf('sell', TERMS, decimal('67123.45'), decimal('0.0123'));

  it('pays the coins and receives 825.618435, rounded down, minus 0.2 % = 1.65122, rounded up', () => {
    expect(result.pays).toBe('0.0123');
    expect(spotHoldOf('sell', TERMS, decimal('67123.45'), decimal('0.0123'))).toBe('0.0123');
    expect(result.fee).toBe('1.66');
    // 825.61 - 1.66
    expect(result.receives).toBe('823.95');
  });
});

describe('an amount', () => {
  it.each([
    ['0.0001', undefined],
    ['5', undefined],
    ['0', 'amount_wrong'],
    ['-1', 'amount_wrong'],
    ['0.00009999', 'order_below_minimum'],
    ['5.0001', 'order_above_maximum'],
    ['0.00015', 'quantity_not_multiple'],
  ] as const)('of %s within 0.0001 to 5 by 0.0001: %s', (amount, key) => {
    expect(spotAmountProblem(decimal(amount), RULES)).toBe(key);
  });

  it('is accepted exactly if it is within the bounds and a multiple of the step', () => {
    fc.assert(
      fc.property(fc.nat(600_000), fc.integer({ min: 1, max: 500 }), (size, step) => {
        // All in units of 0.00001.
        const rules = { ...RULES, step: decimal(fromTicks(step, 5)) };
        const taken = size >= 10 && size <= 500_000 && size % step === 0;
        expect(spotAmountProblem(decimal(fromTicks(size, 5)), rules) === undefined).toBe(taken);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('the largest amount', () => {
  it('for 100.00 at 67123.45 is 0.0014: 93.98; 0.0015 cost 100.69', () => {
    expect(largestSpotAmount('buy', TERMS, RULES, decimal('67123.45'), decimal('100'))).toBe(
      '0.0014',
    );
  });

  it('to sell from 0.01239 is 0.0123, and from 0.00009 zero', () => {
    expect(largestSpotAmount('sell', TERMS, RULES, decimal('1'), decimal('0.01239'))).toBe(
      '0.0123',
    );
    expect(largestSpotAmount('sell', TERMS, RULES, decimal('1'), decimal('0.00009'))).toBe('0');
  });

  it('fits, and one step more does not', () => {
    const money = fc
      .integer({ min: 0, max: 50_000_000 })
      .map((size) => decimal(fromTicks(size, 2)));
    const price = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((size) => decimal(fromTicks(size, 2)));
    fc.assert(
      fc.property(money, price, (available, at) => {
        const amount = largestSpotAmount('buy', TERMS, RULES, at, available);
        expect(compare(spotHoldOf('buy', TERMS, at, amount), available)).toBeLessThanOrEqual(0);
        const next = add(amount, RULES.step);
        const possible = compare(next, RULES.maximum) <= 0;
        const fits = compare(spotHoldOf('buy', TERMS, at, next), available) <= 0;
        expect(possible && fits).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });
});

it('buying and selling back at one price never gains', () => {
  const amount = fc.integer({ min: 1, max: 50_000 }).map((size) => decimal(fromTicks(size, 4)));
  const price = fc.integer({ min: 1, max: 10_000_000 }).map((size) => decimal(fromTicks(size, 2)));
  fc.assert(
    fc.property(amount, price, (size, at) => {
      const bought = spotResultOf('buy', TERMS, at, size);
      const sold = spotResultOf('sell', TERMS, at, bought.receives);
      expect(compare(sold.receives, bought.pays)).toBeLessThanOrEqual(0);
      expect(compare(multiply(bought.fee, decimal('1')), decimal('0'))).toBeGreaterThan(0);
    }),
    { numRuns: 1000 },
  );
});
