import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, fromTicks, multiply } from '@/domain/money/decimal';
import { spotTotalOf, type SpotAmountRules, type SpotTerms } from './order';
import { spotAmountOf, spotTotalRules } from './total';

const d = decimal;
/** BTC/USDT: BTC with 8 decimals, USDT with 2. */
const TERMS: SpotTerms = { feeFraction: d('0.002'), baseScale: 8, quoteScale: 2 };
const RULES: SpotAmountRules = { minimum: d('0.0005'), maximum: d('5'), step: d('0.0001') };

describe('the amount for a total', () => {
  it.each([
    // A step costs 5.00: 20 steps, and 19.998.
    ['100', '50000', '0.0001', '0.002'],
    ['99.99', '50000', '0.0001', '0.0019'],
    // A step costs 6.71249: 14.897 steps.
    ['100', '67124.90', '0.0001', '0.0014'],
    // Less than one step.
    ['6.71', '67124.90', '0.0001', '0'],
    ['0', '67124.90', '0.0001', '0'],
    // A step of 100 coins costs 0.002345: 426.4 steps.
    ['1', '0.00002345', '100', '42600'],
  ])('of %s at %s by %s is %s, rounded down', (total, price, step, amount) => {
    expect(spotAmountOf(d(total), d(price), { ...RULES, step: d(step) })).toBe(amount);
  });

  it('is undefined without a positive price', () => {
    expect([
      spotAmountOf(d('100'), d('0'), RULES),
      spotAmountOf(d('100'), d('-1.5'), RULES),
    ]).toEqual([undefined, undefined]);
  });

  it('costs or brings at most the total, and one step more does not', () => {
    const sums = fc.integer({ min: 0, max: 50_000_000 }).map((size) => d(fromTicks(size, 2)));
    const prices = fc.integer({ min: 1, max: 10_000_000 }).map((size) => d(fromTicks(size, 2)));
    const side = fc.constantFrom('buy' as const, 'sell' as const);
    fc.assert(
      fc.property(sums, prices, side, (total, price, direction) => {
        const amount = spotAmountOf(total, price, RULES) ?? d('-1');
        expect(compare(amount, d('0'))).toBeGreaterThanOrEqual(0);
        expect(compare(spotTotalOf(direction, TERMS, price, amount), total)).toBeLessThanOrEqual(0);
        expect(compare(multiply(add(amount, RULES.step), price), total)).toBe(1);
      }),
      { numRuns: 1000 },
    );
  });
});

const stepAt = (price: string, step: string) =>
  spotTotalRules(TERMS, { ...RULES, step: d(step) }, d(price)).step;

describe('the limits on a total', () => {
  it('are worth the limits on the amount, by tens', () => {
    // 0.0005 x 67124.90 = 33.56245, up to 33.57; 5 x 67124.90; a step costs 6.71249
    expect(spotTotalRules(TERMS, RULES, d('67124.90'))).toEqual({
      minimum: '33.57',
      maximum: '335624.5',
      step: '10',
      firstStep: '40',
    });
    expect(spotAmountOf(d('33.57'), d('67124.90'), RULES)).toBe('0.0005');
    expect(spotAmountOf(d('33.56'), d('67124.90'), RULES)).toBe('0.0004');
  });

  it('step by at least what a step of the amount is worth', () => {
    // 0.001 x 67124.90 = 67.1249; 1 x 0.08 = 0.08
    expect([stepAt('67124.90', '0.001'), stepAt('0.08', '1')]).toEqual(['100', '10']);
  });
});
