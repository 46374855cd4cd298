import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { add, compare, decimal, isPositive } from '@/domain/money/decimal';
import {
  arrivingAmount,
  bankPayout,
  largestWithdrawal,
  withdrawalFee,
  withdrawalProblem,
  type FeeTerms,
  type WithdrawalBounds,
} from './terms';

const ONE = { rate: decimal('1'), basis: 'amount' } as const satisfies FeeTerms;
const PERCENT = { rate: decimal('0.15'), basis: 'percent' } as const satisfies FeeTerms;

const BOUNDS: WithdrawalBounds = {
  minimum: decimal('10'),
  maximum: decimal('20000'),
  dailyLeft: decimal('50000'),
  available: decimal('2480.55'),
  fee: ONE,
  scale: 2,
};

describe('the fee of a withdrawal', () => {
  it('is an amount, or percent of the amount rounded up to the smallest unit', () => {
    expect(withdrawalFee(decimal('100'), ONE, 2)).toBe('1');
    // 0.15 % of 100 is 0.15; of 33.33 it is 0.049995; of 0.01 it is 0.000015.
    expect(withdrawalFee(decimal('100'), PERCENT, 2)).toBe('0.15');
    expect(withdrawalFee(decimal('33.33'), PERCENT, 2)).toBe('0.05');
    expect(withdrawalFee(decimal('0.01'), PERCENT, 2)).toBe('0.01');
    // 0.15 % of 0.12345678 is 0.00018518517.
    expect(withdrawalFee(decimal('0.12345678'), PERCENT, 8)).toBe('0.00018519');
  });

  it('is taken out of the amount; nothing arrives of less than the fee', () => {
    expect(arrivingAmount(decimal('100'), ONE, 2)).toBe('99');
    expect(arrivingAmount(decimal('33.33'), PERCENT, 2)).toBe('33.28');
    expect(arrivingAmount(decimal('0.5'), ONE, 2)).toBe('0');
  });

  it('is taken before a bank converts the rest, rounded down to cents', () => {
    // 100.07 less 2 is 98.07; at 0.92 that is 90.2244.
    expect(bankPayout(decimal('98.07'), decimal('0.92'))).toBe('90.22');
  });

  it('and what arrives are together the amount, in 1,000 random cases', () => {
    const cents = fc.integer({ min: 100, max: 100_000_000 }).map((size) => decimal(size / 100));
    const fee = fc.record({
      rate: fc.integer({ min: 0, max: 100 }).map((size) => decimal(size / 100)),
      basis: fc.constantFrom('amount', 'percent'),
    });
    fc.assert(
      fc.property(cents, fee, (amount, terms) => {
        const [taken, rest] = [withdrawalFee(amount, terms, 2), arrivingAmount(amount, terms, 2)];
        expect(compare(add(taken, rest), amount)).toBe(0);
      }),
      { numRuns: 1000 },
    );
  });
});

describe('an amount', () => {
  it.each([
    ['10', undefined],
    ['2480.55', undefined],
    ['0', 'not_an_amount'],
    ['-5', 'not_an_amount'],
    ['10.001', 'not_an_amount'],
    ['9.99', 'below_minimum'],
    ['2480.56', 'above_available'],
  ] as const)('%s: %s', (amount, problem) => {
    expect(withdrawalProblem(decimal(amount), BOUNDS)).toBe(problem);
  });

  it('is bounded at once and by the day, where the server says so', () => {
    const rich = { ...BOUNDS, available: decimal('99999') };
    expect(withdrawalProblem(decimal('20000'), rich)).toBeUndefined();
    expect(withdrawalProblem(decimal('20000.01'), rich)).toBe('above_maximum');
    const tired = { ...rich, dailyLeft: decimal('500') };
    expect(withdrawalProblem(decimal('500.01'), tired)).toBe('above_daily');
    const free = { ...rich, maximum: decimal('0'), dailyLeft: undefined };
    expect(withdrawalProblem(decimal('99999'), free)).toBeUndefined();
  });

  it('of which nothing would arrive is no withdrawal', () => {
    const dear = { ...BOUNDS, fee: { ...ONE, rate: decimal('12') } };
    expect(withdrawalProblem(decimal('12'), dear)).toBe('nothing_arrives');
    expect(withdrawalProblem(decimal('12.01'), dear)).toBeUndefined();
  });
});

describe('the most that can be withdrawn', () => {
  it('is the least of available, maximum and what is left of today', () => {
    expect(largestWithdrawal(BOUNDS)).toBe('2480.55');
    expect(largestWithdrawal({ ...BOUNDS, maximum: decimal('300') })).toBe('300');
    expect(largestWithdrawal({ ...BOUNDS, dailyLeft: decimal('70.5') })).toBe('70.5');
    expect(largestWithdrawal({ ...BOUNDS, maximum: undefined, dailyLeft: undefined })).toBe(
      '2480.55',
    );
    expect(largestWithdrawal({ ...BOUNDS, available: decimal('2480.559') })).toBe('2480.55');
  });

  it('has no problem unless it is below the minimum, in 1,000 random cases', () => {
    const amount = fc.integer({ min: 0, max: 10_000_000 }).map((size) => decimal(size / 100));
    fc.assert(
      fc.property(amount, amount, amount, amount, (available, maximum, dailyLeft, minimum) => {
        const bounds = { ...BOUNDS, available, maximum, dailyLeft, minimum };
        const most = largestWithdrawal(bounds);
        const isEnough = compare(most, minimum) >= 0 && isPositive(arrivingAmount(most, ONE, 2));
        if (!isPositive(most)) return;
        expect(withdrawalProblem(most, bounds) === undefined).toBe(isEnough);
      }),
      { numRuns: 1000 },
    );
  });
});
