import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, fromTicks, isNegative, multiply } from '@/domain/money/decimal';
import {
  flashAmountProblem,
  flashRate,
  flashResult,
  inverseRate,
  isRateHeld,
  shownRate,
} from './flash';

const d = decimal;

describe('the rate of a flash exchange', () => {
  it('is the ratio of the prices minus the spread', () => {
    // 1 / 50,000 = 0.00002; less 0.1 %: 0.00001998
    expect(flashRate(d('1'), d('50000'), d('0.1'))).toBe('0.00001998');
    // 50,000 less 0.1 % = 49,950
    expect(flashRate(d('50000'), d('1'), d('0.1'))).toBe('49950');
  });

  it('is rounded down', () => {
    // 1 / 3 x 0.999 = 0.333; 2 / 3 = 0.666...
    expect(flashRate(d('1'), d('3'), d('0.1'))).toBe('0.333');
    expect(flashRate(d('2'), d('3'), d('0'))).toBe('0.666666666666666666');
  });

  it('throws if a price is zero', () => {
    expect(() => flashRate(d('1'), d('0'), d('0.1'))).toThrow(RangeError);
  });
});

describe('a flash exchange', () => {
  it('gives the amount at the rate, minus the fee', () => {
    // 100 x 0.00001998 = 0.001998; 0.1 % of it = 0.000001998 -> 0.000002 up; 0.001996 left
    expect(flashResult(d('100'), d('0.00001998'), d('0.1'), 8)).toEqual({
      received: '0.001996',
      fee: '0.000002',
    });
    // 0.001996 x 49,950 = 99.7002 -> 99.70; 0.1 % = 0.0997 -> 0.10; 99.60 left of the 100
    expect(flashResult(d('0.001996'), d('49950'), d('0.1'), 2)).toEqual({
      received: '99.6',
      fee: '0.1',
    });
  });

  it('of a tiny amount gives zero, never less', () => {
    // 0.00000001 x 49,950 = 0.0004995 -> 0
    expect(flashResult(d('0.00000001'), d('49950'), d('0.1'), 2)).toEqual({
      received: '0',
      fee: '0',
    });
  });

  it('there and back at one time never gains, and the paid-out amounts fit the scale', () => {
    const price = fc
      .tuple(fc.integer({ min: 1, max: 10_000_000 }), fc.integer({ min: 0, max: 8 }))
      .map(([ticks, decimals]) => d(fromTicks(ticks, decimals)));
    const percent = fc.integer({ min: 0, max: 500 }).map((units) => d(fromTicks(units, 2)));
    const scale = fc.integer({ min: 0, max: 8 });
    fc.assert(
      fc.property(
        fc.integer({ min: 1, max: 1_000_000_000 }),
        fc.tuple(price, price, scale, scale, percent, percent),
        (units, [left, right, leftScale, rightScale, spread, feePercent]) => {
          const given = d(fromTicks(units, leftScale));
          const rate = flashRate(left, right, spread);
          const there = flashResult(given, rate, feePercent, rightScale);
          const back = flashResult(
            there.received,
            flashRate(right, left, spread),
            feePercent,
            leftScale,
          );
          expect(isNegative(there.received) || isNegative(there.fee)).toBe(false);
          expect(
            compare(add(there.received, there.fee), multiply(given, rate)),
          ).toBeLessThanOrEqual(0);
          expect(compare(back.received, given)).toBeLessThanOrEqual(0);
        },
      ),
      { numRuns: 500 },
    );
  });
});

it('a rate is held up to and including its last millisecond', () => {
  expect(isRateHeld(15_000, 14_999)).toBe(true);
  expect(isRateHeld(15_000, 15_000)).toBe(true);
  expect(isRateHeld(15_000, 15_001)).toBe(false);
});

describe('a rate on screen', () => {
  it.each([
    ['0.000014853', '0.000014853'],
    ['0.00001485312345', '0.00001485312'],
    ['67123.456789', '67123.45'],
    ['55022345.678', '55022345'],
    ['1', '1'],
    ['0', '0'],
  ])('%s is shown as %s', (rate, shown) => {
    expect(shownRate(d(rate))).toBe(shown);
  });

  it('the other way round is one by it', () => {
    expect(inverseRate(d('0.000016'))).toBe('62500');
    expect(inverseRate(d('3'))).toBe('0.333333333333333333');
  });
});

describe('an amount to give', () => {
  const rules = { minimum: d('10'), maximum: d('500'), scale: 2 };

  it.each([
    ['0', 'amount_wrong'],
    ['10.001', 'amount_wrong'],
    ['9.99', 'quantity_below_minimum'],
    ['500.01', 'order_above_maximum'],
    ['300.01', 'wallet_insufficient'],
    ['300', undefined],
  ])('%s: %s', (given, problem) => {
    expect(flashAmountProblem(d(given), rules, undefined, d('300'))).toBe(problem);
  });

  it('gives at least one unit', () => {
    expect(flashAmountProblem(d('10'), rules, d('0'), d('300'))).toBe('quantity_below_minimum');
    expect(flashAmountProblem(d('10'), rules, d('-0.01'), d('300'))).toBe('quantity_below_minimum');
  });
});
