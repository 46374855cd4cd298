import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { compare, decimal, fromTicks } from '@/domain/money/decimal';
import { closeLotsProblem, largestLots, lotsProblem, type LotRules } from './order';
import { openCostOf, type PositionTerms } from './position';

const RULES: LotRules = { minimum: 10, maximum: 100, step: 5 };
const TERMS: PositionTerms = {
  lotSize: decimal('0.01'),
  feePercent: decimal('0.05'),
  overnightPercent: decimal('0.02'),
  rate: decimal('1'),
  scale: 2,
};

describe('a number of lots', () => {
  it.each([
    [10, undefined],
    [100, undefined],
    [15, undefined],
    [9, 'order_below_minimum'],
    [0, 'order_below_minimum'],
    [101, 'order_above_maximum'],
    [12, 'quantity_not_multiple'],
  ] as const)('of %i within 10 to 100 by fives: %s', (lots, key) => {
    expect(lotsProblem(lots, RULES)).toBe(key);
  });

  it('has no maximum if it is 0', () => {
    expect(lotsProblem(1_000_000, { ...RULES, maximum: 0 })).toBeUndefined();
  });

  it('has only to be above 0 if no bounds are stated', () => {
    const unstated = { minimum: undefined, maximum: undefined, step: 1 };
    expect([0, 1, 9999].map((lots) => lotsProblem(lots, unstated))).toEqual([
      'order_below_minimum',
      undefined,
      undefined,
    ]);
  });

  it('is accepted exactly if it is within the bounds and a multiple of the step', () => {
    const rules = fc.record({
      minimum: fc.nat(50),
      maximum: fc.integer({ min: 50, max: 200 }),
      step: fc.integer({ min: 1, max: 20 }),
    });
    fc.assert(
      fc.property(fc.nat(250), rules, (lots, some) => {
        const taken =
          lots > 0 && lots >= some.minimum && lots <= some.maximum && lots % some.step === 0;
        expect(lotsProblem(lots, some) === undefined).toBe(taken);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('a partial close', () => {
  it.each([
    [5, undefined],
    [20, undefined],
    [21, 'order_above_maximum'],
    [0, 'order_below_minimum'],
    [7, 'quantity_not_multiple'],
  ] as const)('of %i of 20 lots by fives: %s', (part, key) => {
    expect(closeLotsProblem(part, 20, RULES)).toBe(key);
  });
});

describe('the largest number of lots', () => {
  it('for 1000.00 at 67124.60 with leverage 10: 14 cost 939.75 + 4.70, 15 cost 1006.87 + 5.04', () => {
    // 14 lots: 0.14 x 67124.60 = 9397.444, margin 939.75, fee 4.698722 -> 4.70
    expect(
      largestLots(
        TERMS,
        { minimum: 1, maximum: 500, step: 1 },
        decimal('67124.60'),
        10,
        decimal('1000'),
      ),
    ).toBe(14);
  });

  it('fits, and one step more does not', () => {
    const money = fc.integer({ min: 0, max: 5_000_000 }).map((size) => decimal(fromTicks(size, 2)));
    const price = fc
      .integer({ min: 1, max: 10_000_000 })
      .map((size) => decimal(fromTicks(size, 2)));
    const rules = fc.record({
      minimum: fc.integer({ min: 1, max: 20 }),
      maximum: fc.constantFrom(0, 50, 500),
      step: fc.integer({ min: 1, max: 10 }),
    });
    fc.assert(
      fc.property(money, price, rules, (usable, at, some) => {
        const lots = largestLots(TERMS, some, at, 20, usable);
        const cost = (count: number) => openCostOf(TERMS, count, at, 20);
        const fits = lots === 0 || compare(cost(lots), usable) <= 0;
        expect(fits && (lots === 0 || lotsProblem(lots, some) === undefined)).toBe(true);
        const first = Math.ceil(some.minimum / some.step) * some.step;
        const next = lots === 0 ? first : lots + some.step;
        const possible = next <= 1_000_000 && lotsProblem(next, some) === undefined;
        expect(possible && compare(cost(next), usable) <= 0).toBe(false);
      }),
      { numRuns: 1000 },
    );
  });

  it('is zero at a price of zero', () => {
    expect(largestLots(TERMS, RULES, decimal('0'), 10, decimal('1000'))).toBe(0);
  });
});
